import { describe, expect, it } from 'vitest';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { valueToWire } from '../model/wireValue.ts';
import { planIndex } from './indexPlan.ts';
import { parseQuery } from './parse.ts';
import { timestamp } from './testing/examples.ts';
import {
  and,
  cursor,
  from,
  group,
  map,
  or,
  orderBy,
  ref,
  unary,
  vector,
  where,
} from './testing/fixtures.ts';

const plan = (wire: WireQuery, parent = '') => planIndex(parseQuery(parent, wire));
const idOf = (wire: WireQuery, parent = '') => plan(wire, parent)?.definition.id;

const status = where('status', 'EQUAL', 'paid');
const tour = where('tour', 'EQUAL', 'ubud');
const tags = where('tags', 'ARRAY_CONTAINS', 'vip');

describe('an index answers', () => {
  const answered: Record<string, WireQuery> = {
    'everything there is': from('c'),
    'an order': from('c', { orderBy: orderBy('-at') }),
    equalities: from('c', { where: and(status, tour), orderBy: orderBy('at') }),
    'equalities within each other': from('c', { where: and(status, and(tour, tags)) }),
    'null and NaN': from('c', { where: and(unary('a', 'IS_NULL'), unary('b', 'IS_NAN')) }),
    'an element of an array': from('c', { where: tags, orderBy: orderBy('-at') }),
    'ranges of what it is ordered by': from('c', {
      where: and(status, where('at', 'GREATER_THAN', 1n), where('at', 'LESS_THAN_OR_EQUAL', 5n)),
    }),
    cursors: from('c', { orderBy: orderBy('at'), startAt: cursor(true, 1n) }),
    'all collections of an id': group('c', { where: status }),
  };
  it.each(Object.entries(answered))('%s', (_name, wire) => expect(plan(wire)).toBeDefined());
});

describe('every document is looked at for', () => {
  const scanned: Record<string, WireQuery> = {
    alternatives: from('c', { where: or(status, tour) }),
    'alternatives among others': from('c', { where: and(status, or(tour, tags)) }),
    in: from('c', { where: where('status', 'IN', ['paid']) }),
    'array-contains-any': from('c', { where: where('tags', 'ARRAY_CONTAINS_ANY', ['vip']) }),
    '!=': from('c', { where: where('status', 'NOT_EQUAL', 'paid') }),
    'not null': from('c', { where: unary('status', 'IS_NOT_NULL') }),
    'not-in': from('c', { where: where('status', 'NOT_IN', ['paid']) }),
    'what equals null': from('c', { where: where('status', 'EQUAL', null) }),
    'what contains NaN': from('c', { where: where('tags', 'ARRAY_CONTAINS', Number.NaN) }),
    'what is more than null': from('c', { where: where('at', 'GREATER_THAN', null) }),
    'one field twice': from('c', { where: and(status, where('status', 'EQUAL', 'new')) }),
    'ranges of two fields': from('c', {
      where: and(where('a', 'GREATER_THAN', 1n), where('b', 'LESS_THAN', 5n)),
    }),
    'a range of what it is not ordered by first': from('c', {
      where: where('b', 'LESS_THAN', 5n),
      orderBy: orderBy('a', 'b'),
    }),
    'a name': from('c', { where: where('__name__', 'EQUAL', ref('c/1')) }),
    'names from one on': from('c', { where: where('__name__', 'GREATER_THAN', ref('c/1')) }),
    'no collection': { from: [{ allDescendants: true }] },
    'the nearest': from('c', {
      findNearest: {
        vectorField: { fieldPath: 'v' },
        queryVector: valueToWire(vector(1)),
        distanceMeasure: 'EUCLIDEAN',
        limit: { value: 1 },
      },
    }),
  };
  it.each(Object.entries(scanned))('%s', (_name, wire) => expect(plan(wire)).toBeUndefined());

  it('all collections of an id below a document', () => {
    expect(plan(group('c'), 'd/1')).toBeUndefined();
    expect(plan(from('c'), 'd/1')).toBeDefined();
  });
});

describe('an index is shared', () => {
  it('by queries that differ in values, cursors and limits, or in the order of their equalities', () => {
    const id = idOf(from('c', { where: and(status, tour), orderBy: orderBy('-at') }));
    const other = and(where('tour', 'EQUAL', 'batur'), where('status', 'EQUAL', 'new'));
    const limit = { value: 25 };
    const startAt = cursor(false, 7n);
    const range = and(other, where('at', 'LESS_THAN', 5n));
    expect(idOf(from('c', { where: other, orderBy: orderBy('-at') }))).toBe(id);
    expect(idOf(from('c', { where: other, orderBy: orderBy('-at'), limit, startAt }))).toBe(id);
    expect(idOf(from('c', { where: range, orderBy: orderBy('-at') }))).toBe(id);
  });

  it('by no others', () => {
    const ids = [
      idOf(from('c')),
      idOf(from('d')),
      idOf(group('c')),
      idOf(from('c'), 'd/1'),
      idOf(from('c', { orderBy: orderBy('at') })),
      idOf(from('c', { orderBy: orderBy('-at') })),
      idOf(from('c', { orderBy: orderBy('at', 'b') })),
      idOf(from('c', { where: status, orderBy: orderBy('at') })),
      idOf(from('c', { where: tour, orderBy: orderBy('at') })),
      idOf(from('c', { where: tags, orderBy: orderBy('at') })),
      idOf(from('c', { where: where('tags', 'EQUAL', ['vip']), orderBy: orderBy('at') })),
      idOf(from('c', { where: where('a.b', 'EQUAL', 1n) })),
      idOf(from('c', { where: where('`a.b`', 'EQUAL', 1n) })),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the keys of a document', () => {
  const keys = (wire: WireQuery, fields: Record<string, Value>) =>
    plan(wire)?.definition.keysOf({
      path: 'c/1',
      fields: map(fields),
      createTime: timestamp,
      updateTime: timestamp,
    });

  it('have the values of its filters, of its orders, and its path', () => {
    const wire = from('c', { where: and(tour, status), orderBy: orderBy('-at') });
    const fields = { at: 1n, tour: 'ubud', status: 'new' };
    expect(keys(wire, fields)).toEqual([['new', 'ubud', 1n, 'c/1']]);
    expect(keys(wire, { tour: 'ubud', status: 'new' })).toEqual([]);
    expect(keys(wire, { at: 1n, tour: 'ubud' })).toEqual([]);
  });

  it('are as many as an array has elements', () => {
    const wire = from('c', { where: and(status, tags) });
    const keysWith = (value: Value) => keys(wire, { status: 'new', tags: value });
    expect(keysWith(['a', 'b'])).toEqual([
      ['new', 'a', 'c/1'],
      ['new', 'b', 'c/1'],
    ]);
    expect(keysWith([])).toEqual([]);
    expect(keysWith('a')).toEqual([]);
  });
});

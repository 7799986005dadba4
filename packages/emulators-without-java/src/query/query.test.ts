import { describe, expect, it } from 'vitest';
import type { WireQuery } from '../model/wire.ts';
import { store, paths, ids, failure, ordered } from './testing/examples.ts';
import {
  and,
  cursor,
  from,
  group,
  map,
  orderBy,
  ref,
  storeWith,
  unary,
  where,
} from './testing/fixtures.ts';
import type { Reader } from '../store/types.ts';
import { parseQuery, runQuery } from './index.ts';

describe('order', () => {
  it('is by type and value, and leaves out documents without the field', () => {
    expect(ids(from('t', { orderBy: orderBy('v') }))).toBe(ordered);
    expect(ids(from('t', { orderBy: orderBy('-v') }))).toBe(
      ordered.split(' ').toReversed().join(' '),
    );
  });

  it('is by name if nothing else is said', () => {
    expect(ids(from('p'))).toBe('p1 p2 p3 p4 p5 p6 p7 p8');
    expect(ids(from('p', { orderBy: orderBy('__name__') }))).toBe('p1 p2 p3 p4 p5 p6 p7 p8');
  });

  it('goes on with the fields of inequalities, then the name', () => {
    expect(ids(from('p', { where: where('a', 'NOT_IN', [2n]), orderBy: orderBy('b') }))).toBe(
      'p6 p1 p8 p5 p4',
    );
    expect(ids(from('p', { where: unary('opt', 'IS_NOT_NULL') }))).toBe('p5 p2');
    expect(
      ids(
        from('p', { where: and(where('m.x', 'GREATER_THAN', 1n), where('b', 'LESS_THAN', 'y')) }),
      ),
    ).toBe('p3');
    expect(ids(from('p', { orderBy: orderBy('-a', 'b') }))).toBe('p8 p5 p4 p3 p2 p1 p6');
  });

  it('can go down names only where a field narrows them', () => {
    const down = orderBy('-__name__');
    expect(ids(from('p', { where: where('a', 'EQUAL', 2n), orderBy: down }))).toBe('p3 p2');
    expect(ids(from('p', { where: where('a', 'IN', [1n, 3n]), orderBy: down }))).toBe('p5 p4 p1');
    const message = 'FAILED_PRECONDITION: Firestore does not support descending key scans';
    expect(failure(from('p', { orderBy: down }))).toBe(message);
    expect(failure(group('p', { orderBy: down }))).toBe(message);
    expect(
      failure(from('p', { where: where('__name__', 'GREATER_THAN', ref('p/p2')), orderBy: down })),
    ).toBe(message);
  });

  it('has each field once and nothing after the name', () => {
    expect(failure(from('p', { orderBy: orderBy('a', '-a') }))).toBe(
      'INVALID_ARGUMENT: order by clause cannot contain duplicate fields a',
    );
    const message = 'INVALID_ARGUMENT: order by clause cannot contain more fields after the key';
    expect(failure(from('p', { orderBy: orderBy('-__name__', 'a') }))).toBe(message);
    expect(
      failure(from('p', { where: where('a', 'NOT_EQUAL', 2n), orderBy: orderBy('__name__') })),
    ).toBe(message);
  });
});

describe('cursors', () => {
  const down = orderBy('-a', 'b');
  it('start and end at, before and after', () => {
    const byA = orderBy('a');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(true, 2n) }))).toBe('p2 p3 p4 p5 p8');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(false, 2n) }))).toBe('p4 p5 p8');
    expect(ids(from('p', { orderBy: byA, endAt: cursor(false, 3n) }))).toBe('p6 p1 p2 p3 p4 p5');
    expect(ids(from('p', { orderBy: byA, endAt: cursor(true, 3n) }))).toBe('p6 p1 p2 p3');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(true, 2.5) }))).toBe('p4 p5 p8');
    expect(ids(from('p', { orderBy: byA, startAt: cursor(true, 'x') }))).toBe('');
    expect(ids(from('p', { orderBy: orderBy('-a'), startAt: cursor(true, 2n) }))).toBe(
      'p3 p2 p1 p6',
    );
    expect(ids(from('p', { orderBy: down, startAt: cursor(true, 2n, 'x') }))).toBe('p3 p2 p1 p6');
    expect(ids(from('p', { orderBy: down, startAt: cursor(false, 2n, 'x') }))).toBe('p2 p1 p6');
    expect(ids(from('p', { orderBy: down, endAt: cursor(true, 2n, 'y') }))).toBe('p8 p5 p4 p3');
  });

  it('take names', () => {
    const byName = orderBy('__name__');
    const byBoth = orderBy('a', '__name__');
    expect(ids(from('p', { orderBy: byName, startAt: cursor(false, ref('p/p6')) }))).toBe('p7 p8');
    expect(ids(from('p', { orderBy: byName, startAt: cursor(true, ref('t/sa')) }))).toBe('');
    expect(ids(from('p', { orderBy: byName, startAt: cursor(true, ref('p/p6/p/sub')) }))).toBe(
      'p7 p8',
    );
    expect(ids(from('p', { orderBy: byName, endAt: cursor(true, ref('p/p3')) }))).toBe('p1 p2');
    expect(ids(from('p', { orderBy: byBoth, startAt: cursor(false, 2n, ref('p/p2')) }))).toBe(
      'p3 p4 p5 p8',
    );
    expect(failure(from('p', { orderBy: byName, startAt: cursor(true, 'p3') }))).toBe(
      'INVALID_ARGUMENT: Cursor __key__ value is not a document reference.',
    );
  });

  it('have at most one value per order of the query', () => {
    const message = 'INVALID_ARGUMENT: Cursor has too many values.';
    expect(failure(from('p', { startAt: cursor(true, ref('p/p3')) }))).toBe(message);
    expect(
      failure(from('p', { orderBy: orderBy('a'), startAt: cursor(true, 2n, ref('p/p2')) })),
    ).toBe(message);
  });
});

describe('where to look', () => {
  it('is a collection, a group, or every collection', () => {
    expect(paths(group('p', { where: where('a', 'GREATER_THAN', 9n) }))).toEqual([
      'p/p1/p/sub1',
      'p/p2/p/sub2',
      'x/y/p/deep',
    ]);
    expect(paths(group('p'), 'p/p1')).toEqual(['p/p1/p/sub1']);
    expect(paths(group('p'), 'x/y')).toEqual(['x/y/p/deep']);
    expect(paths(from('other'), 'p/p1')).toEqual(['p/p1/other/o1']);
    expect(paths(from(''), 'p/p1')).toEqual(['p/p1/other/o1', 'p/p1/p/sub1']);
    expect(paths(group(''), 'p/p1')).toEqual(['p/p1/other/o1', 'p/p1/p/sub1']);
    expect(paths({})).toHaveLength(53);
    expect(paths(group('', { limit: { value: 3 } }))).toEqual([
      'p/p1',
      'p/p1/other/o1',
      'p/p1/p/sub1',
    ]);
    expect(paths(from('nothing'))).toEqual([]);
  });

  it('can be everything under a collection, as a recursive delete asks for it', () => {
    const range = and(
      where('__name__', 'GREATER_THAN_OR_EQUAL', ref('p/__id-9223372036854775808__')),
      where('__name__', 'LESS_THAN', ref('p\u0000/__id-9223372036854775808__')),
    );
    const select = { fields: [{ fieldPath: '__name__' }] };
    expect(paths(group('', { where: range, select }))).toHaveLength(11);
  });

  it('must be a collection for anything but names', () => {
    expect(failure(from('', { orderBy: orderBy('a') }))).toBe(
      'INVALID_ARGUMENT: kind is required for all orders except __key__ ascending',
    );
    expect(failure(from('', { where: where('a', 'EQUAL', 2n) }))).toBe(
      'INVALID_ARGUMENT: kind is required for filter: a',
    );
    expect(failure({ from: [{ collectionId: 'p' }, { collectionId: 't' }] })).toBe(
      'INVALID_ARGUMENT: StructuredQuery.from cannot have more than one collection selector.',
    );
    expect(failure(from('__x__'))).toBe(
      'INVALID_ARGUMENT: Collection id "__x__" is invalid because it is reserved.',
    );
    expect(failure(from('a/b'))).toBe(
      'INVALID_ARGUMENT: Collection id "a/b" is invalid because it contains "/".',
    );
  });
});

describe('offset, limit and projection', () => {
  it('cut the results', () => {
    const byA = orderBy('a');
    expect(ids(from('p', { orderBy: byA, offset: 2, limit: { value: 2 } }))).toBe('p2 p3');
    expect(ids(from('p', { orderBy: orderBy('-a'), limit: { value: 3 } }))).toBe('p8 p5 p4');
    expect(ids(from('p', { offset: 3 }))).toBe('p4 p5 p6 p7 p8');
    expect(ids(from('p', { offset: 50 }))).toBe('');
    expect(ids(from('p', { limit: { value: 0 } }))).toBe('');
    expect(ids(from('p', { limit: { value: 3 } }))).toBe('p1 p2 p3');
    expect(failure(from('p', { limit: { value: -1 } }))).toBe(
      'INVALID_ARGUMENT: limit is negative',
    );
    expect(failure(from('p', { offset: -1 }))).toBe('INVALID_ARGUMENT: offset is negative');
  });

  it('answer only what is selected', () => {
    const selected = (...fields: string[]) =>
      runQuery(
        store,
        parseQuery(
          '',
          from('p', {
            where: where('a', 'EQUAL', 1n),
            select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
          }),
        ),
      ).map(({ fields: answered }) => answered);
    expect(selected('a', 'm.x')).toEqual([map({ a: 1n, m: map({ x: 1n }) })]);
    expect(selected('nope')).toEqual([map({})]);
    expect(selected('__name__')).toEqual([map({})]);
    expect(selected()).toEqual([map({})]);
  });
});

describe('past versions', () => {
  it('can be queried', () => {
    const own = storeWith({ 'c/a': { n: 1n } });
    const time = own.currentTime();
    own.replace(['c/a'], []);
    const query = parseQuery('', from('c'));
    expect(runQuery(own, query)).toEqual([]);
    expect(runQuery(own, query, time).map(({ path }) => path)).toEqual(['c/a']);
  });
});

describe('at any depth below one document', () => {
  const refusal = (query: WireQuery): string => failure(query, 'p/p1');
  const kinds: [string, WireQuery][] = [
    ['of one id', group('p')],
    ['of all', { from: [{ allDescendants: true }] }],
  ];

  it.each(kinds)('fields neither choose nor order documents, %s', (_name, wire) => {
    const message =
      'INVALID_ARGUMENT: collection group queries are only allowed at the root parent';
    expect(refusal({ ...wire, where: where('a', 'EQUAL', 10n) })).toBe(message);
    expect(refusal({ ...wire, orderBy: orderBy('a') })).toBe(message);
    expect(refusal({ ...wire, orderBy: orderBy('-a') })).toBe(message);
  });

  it.each(kinds)('names do, upwards, %s', (_name, wire) => {
    const byName = { ...wire, where: where('__name__', 'EQUAL', ref('p/p1/p/sub1')) };
    expect(ids(byName, 'p/p1')).toBe('sub1');
    expect(ids({ ...wire, orderBy: orderBy('__name__') }, 'p/p1')).toContain('sub1');
    expect(refusal({ ...wire, orderBy: orderBy('-__name__') })).toBe(
      wire.from?.[0]?.collectionId === undefined
        ? 'INVALID_ARGUMENT: kind is required for all orders except __key__ ascending'
        : "FAILED_PRECONDITION: collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
    );
  });
});

describe('a page in name order', () => {
  const documents = Array.from({ length: 500 }, (_, index) => `c/${1000 + index}`);
  const large = storeWith(Object.fromEntries(documents.map((path) => [path, {}])));
  let read = 0;
  function* counted<T>(items: Iterable<T>): Generator<T> {
    for (const item of items) {
      read++;
      yield item;
    }
  }
  const reader: Reader = {
    get: (path) => large.get(path),
    inCollection: (...where) => counted(large.inCollection(...where)),
    inCollectionGroup: (...where) => counted(large.inCollectionGroup(...where)),
    inDescendants: (...where) => counted(large.inDescendants(...where)),
    collectionIds: (path) => large.collectionIds(path),
    index: () => undefined,
  };
  const byName = orderBy('__name__');
  const after = ref('c/1400');
  const everywhere = { from: [{ collectionId: 'c', allDescendants: true }] };
  const anything = { from: [{ allDescendants: true }] };

  it.each<[string, WireQuery]>([
    ['after a cursor', from('c', { orderBy: byName, startAt: cursor(false, after) })],
    ['after a name', from('c', { where: where('__name__', 'GREATER_THAN', after) })],
    [
      'after a name, in a group',
      { ...everywhere, where: where('__name__', 'GREATER_THAN', after) },
    ],
    ['after a cursor, anywhere', { ...anything, orderBy: byName, startAt: cursor(false, after) }],
  ])('costs a page %s', (_name, wire) => {
    read = 0;
    const found = runQuery(reader, parseQuery('', { ...wire, limit: { value: 3 } }));
    expect(found.map(({ path }) => path)).toEqual(['c/1401', 'c/1402', 'c/1403']);
    expect(read).toBeLessThanOrEqual(5);
  });

  it('ends at a name', () => {
    read = 0;
    const wire = from('c', { where: where('__name__', 'LESS_THAN', ref('c/1002')) });
    expect(runQuery(reader, parseQuery('', wire)).map(({ path }) => path)).toEqual([
      'c/1000',
      'c/1001',
    ]);
    expect(read).toBeLessThanOrEqual(4);
  });
});

import { describe, expect, it } from 'vitest';
import { Timestamp } from '../model/timestamp.ts';
import type { WireWrite } from '../model/wire.ts';
import { map } from './testing/fixtures.ts';
import { writeFromWire } from './writeFromWire.ts';

const database = { project: 'p', database: '(default)' };
const ROOT = 'projects/p/databases/(default)/documents';
const name = `${ROOT}/c/d`;

describe('writes on the wire', () => {
  it.each<[string, WireWrite, unknown]>([
    [
      'an update',
      {
        update: { name, fields: { a: { integerValue: '1' } } },
        updateMask: { fieldPaths: ['a', '`b c`.d'] },
        updateTransforms: [
          { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
          { fieldPath: 'n', increment: { doubleValue: 1 } },
          { fieldPath: 'l', appendMissingElements: { values: [{ integerValue: '1' }] } },
        ],
        currentDocument: { exists: true },
      },
      {
        kind: 'set',
        path: 'c/d',
        fields: map({ a: 1n }),
        mask: [['a'], ['b c', 'd']],
        transforms: [
          { path: ['at'], kind: 'serverTime' },
          { path: ['n'], kind: 'increment', operand: 1 },
          { path: ['l'], kind: 'union', elements: [1n] },
        ],
        precondition: { exists: true },
      },
    ],
    [
      'a transform alone',
      {
        transform: {
          document: name,
          fieldTransforms: [{ fieldPath: 'n', maximum: { integerValue: '1' } }],
        },
      },
      {
        kind: 'set',
        path: 'c/d',
        fields: map({}),
        mask: [],
        transforms: [{ path: ['n'], kind: 'maximum', operand: 1n }],
        precondition: undefined,
      },
    ],
    ['a delete', { delete: name }, { kind: 'delete', path: 'c/d', precondition: undefined }],
    [
      'a verify',
      { verify: name, currentDocument: { updateTime: { seconds: '1', nanos: 1500 } } },
      { kind: 'verify', path: 'c/d', precondition: { updateTime: new Timestamp(1, 1000) } },
    ],
  ])('reads %s', (_name, wire, expected) => {
    expect(writeFromWire(database, wire)).toEqual(expected);
  });

  it('allows vectors', () => {
    const vector = {
      mapValue: {
        fields: {
          __type__: { stringValue: '__vector__' },
          value: { arrayValue: { values: [{ doubleValue: 1 }] } },
        },
      },
    };
    expect(() => writeFromWire(database, { update: { name, fields: { vector } } })).not.toThrow();
  });

  const reserved = { __x__: { integerValue: '1' } };
  const nestedArray = { arrayValue: { values: [{ arrayValue: {} }] } };
  it.each<[string, WireWrite, string]>([
    ['a reserved field', { update: { name, fields: reserved } }, 'field name __x__ is reserved'],
    [
      'a reserved field in a map',
      { update: { name, fields: { m: { mapValue: { fields: reserved } } } } },
      "field name '__x__' is reserved.",
    ],
    [
      'a nested array',
      { update: { name, fields: { a: nestedArray } } },
      'Nested arrays are not allowed',
    ],
    [
      'a bad mask',
      { update: { name }, updateMask: { fieldPaths: ['a..b'] } },
      'Invalid property path "a..b".',
    ],
    [
      'an increment by a string',
      { update: { name }, updateTransforms: [{ fieldPath: 'a', increment: { stringValue: 'x' } }] },
      'Input must be int64 or double.',
    ],
    ['a verify without a precondition', { verify: name }, 'needs a precondition'],
    ['another database', { delete: 'projects/q/databases/d/documents/c/d' }, 'not in the database'],
    ['nothing at all', {}, 'must set one of'],
  ])('refuses %s', (_name, wire, message) => {
    expect(() => writeFromWire(database, wire)).toThrow(message);
  });
});

import { describe, expect, it } from 'vitest';
import { StatusError } from './status.ts';
import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, Reference } from './value.ts';
import type { Value } from './value.ts';
import type { WireValue } from './wire.ts';
import {
  documentToWire,
  fieldsFromWire,
  fieldsToWire,
  valueFromWire,
  valueToWire,
} from './wireValue.ts';

const pairs: [string, Value, WireValue][] = [
  ['null', null, { nullValue: 'NULL_VALUE' }],
  ['false', false, { booleanValue: false }],
  ['the least integer', -(2n ** 63n), { integerValue: '-9223372036854775808' }],
  ['the greatest integer', 2n ** 63n - 1n, { integerValue: '9223372036854775807' }],
  ['a double', 1.5, { doubleValue: 1.5 }],
  ['NaN', Number.NaN, { doubleValue: Number.NaN }],
  ['minus zero', -0, { doubleValue: -0 }],
  ['a time', new Timestamp(-1, 5000), { timestampValue: { seconds: '-1', nanos: 5000 } }],
  ['a string', '', { stringValue: '' }],
  ['bytes', new Bytes(Uint8Array.of(1)), { bytesValue: Uint8Array.of(1) }],
  [
    'a reference',
    new Reference('projects/p/databases/d/documents/c/x'),
    { referenceValue: 'projects/p/databases/d/documents/c/x' },
  ],
  ['a place', new GeoPoint(-8.5, 115), { geoPointValue: { latitude: -8.5, longitude: 115 } }],
  [
    'an array',
    [1n, 'a'],
    { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
  ],
  ['a map', new Map([['k', 1n]]), { mapValue: { fields: { k: { integerValue: '1' } } } }],
];

describe('values on the wire', () => {
  it.each(pairs)('converts %s both ways', (_name, value, wire) => {
    expect(valueToWire(value)).toEqual(wire);
    expect(valueFromWire(wire)).toEqual(value);
  });

  it('reads what may be left out', () => {
    expect(valueFromWire({ arrayValue: {} })).toEqual([]);
    expect(valueFromWire({ mapValue: {} })).toEqual(new Map());
    expect(valueFromWire({ geoPointValue: {} })).toEqual(new GeoPoint(0, 0));
    expect(valueFromWire({ timestampValue: {} })).toEqual(new Timestamp(0, 0));
    expect(valueFromWire({ nullValue: null })).toBeNull();
  });

  it('keeps a field called __proto__', () => {
    const wire = { fields: fieldsToWire(new Map([['__proto__', true]])) };
    expect(Object.keys(wire.fields)).toEqual(['__proto__']);
    expect(fieldsFromWire(wire.fields)).toEqual(new Map([['__proto__', true]]));
  });

  it('cuts times to microseconds', () => {
    expect(valueFromWire({ timestampValue: { seconds: 1, nanos: 1999 } })).toEqual(
      new Timestamp(1, 1000),
    );
  });

  it.each<[WireValue]>([
    [{}],
    [{ integerValue: '9223372036854775808' }],
    [{ integerValue: '-9223372036854775809' }],
    [{ integerValue: 'x' }],
    [{ timestampValue: { seconds: '253402300800' } }],
    [{ geoPointValue: { latitude: 91 } }],
  ])('refuses %j', (wire) => {
    expect(() => valueFromWire(wire)).toThrow(StatusError);
  });

  it('names a document in full', () => {
    const time = new Timestamp(1, 0);
    expect(
      documentToWire(
        { project: 'p', database: '(default)' },
        { path: 'c/d', fields: new Map(), createTime: time, updateTime: time },
      ),
    ).toEqual({
      name: 'projects/p/databases/(default)/documents/c/d',
      fields: {},
      createTime: { seconds: '1', nanos: 0 },
      updateTime: { seconds: '1', nanos: 0 },
    });
  });
});

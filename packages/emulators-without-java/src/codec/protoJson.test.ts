import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import { decode, encode, messageType } from './protos.ts';
import { fromJson } from './fromJson.ts';
import { printCompact, printPretty } from './print.ts';
import { toJson } from './toJson.ts';

const document = messageType('Document');
const name = 'projects/p/databases/d/documents/c/a';

/** Every kind of value, as the official server prints it. */
const fields = {
  nil: { nullValue: null },
  no: { booleanValue: false },
  big: { integerValue: '9007199254740993' },
  min: { integerValue: '-9223372036854775808' },
  zero: { integerValue: '0' },
  half: { doubleValue: 0.5 },
  nan: { doubleValue: 'NaN' },
  low: { doubleValue: '-Infinity' },
  time: { timestampValue: '2026-01-02T03:04:05.678900Z' },
  old: { timestampValue: '0001-01-01T00:00:00Z' },
  text: { stringValue: 'café 😀' },
  empty: { stringValue: '' },
  bytes: { bytesValue: '+/8=' },
  ref: { referenceValue: name },
  geo: { geoPointValue: { latitude: -8.5, longitude: 115.25 } },
  list: { arrayValue: { values: [{ integerValue: '1' }, { mapValue: {} }] } },
  none: { arrayValue: {} },
  map: { mapValue: { fields: { inner: { stringValue: 'x' } } } },
};

describe('ProtoJSON', () => {
  it('round-trips every kind of value, also through the binary form', () => {
    const wire = fromJson(document, { name, fields });
    expect(toJson(document, wire)).toEqual({ name, fields });
    expect(toJson(document, decode(document, encode(document, wire)))).toEqual({ name, fields });
  });

  it('keeps int64 and the sign of zero', () => {
    const wire = fromJson(document, {
      fields: { a: { doubleValue: -0 }, b: { doubleValue: '-0' } },
    });
    const binary = decode(document, encode(document, wire));
    expect(printCompact(toJson(document, binary))).toBe(
      '{"fields":{"a":{"doubleValue":-0.0},"b":{"doubleValue":-0.0}}}',
    );
  });

  it('takes a field called __proto__ for a field', () => {
    const json: unknown = JSON.parse('{"fields":{"__proto__":{"stringValue":"x"}}}');
    const wire = decode(document, encode(document, fromJson(document, json)));
    expect(printCompact(toJson(document, wire))).toBe(
      '{"fields":{"__proto__":{"stringValue":"x"}}}',
    );
  });

  it('is lenient where the official server is', () => {
    const query = fromJson(messageType('RunQueryRequest'), {
      structured_query: {
        from: [{ collection_id: 'c', allDescendants: 'true' }],
        limit: 5,
        offset: '2',
        where: { unaryFilter: { op: 2, field: { fieldPath: 'a' } } },
        startAt: null,
      },
    });
    expect(query).toEqual({
      structuredQuery: {
        from: [{ collectionId: 'c', allDescendants: true }],
        limit: { value: 5 },
        offset: 2,
        where: { unaryFilter: { op: 'IS_NAN', field: { fieldPath: 'a' } } },
      },
    });
    const number = fromJson(messageType('Value'), { integerValue: 7 });
    expect(number).toEqual({ integerValue: '7' });
    const bytes = fromJson(messageType('Value'), { bytesValue: '-_8' });
    expect(toJson(messageType('Value'), bytes)).toEqual({ bytesValue: '+/8=' });
  });

  it('knows the field that the web SDK verifies documents with', () => {
    const write = messageType('Write');
    const wire = fromJson(write, { verify: name, currentDocument: { exists: true } });
    expect(decode(write, encode(write, wire))).toEqual(wire);
  });

  it.each([
    ['an unknown field', 'Document', { nme: name }],
    ['a list for a message', 'Document', { fields: [] }],
    ['text for a message', 'Document', 'x'],
    ['text for an integer', 'Value', { integerValue: 'seven' }],
    ['a fraction for an integer', 'Value', { integerValue: 1.5 }],
    ['an integer beyond 64 bits', 'Value', { integerValue: '9223372036854775808' }],
    ['two values in one', 'Value', { integerValue: '1', stringValue: '1' }],
    ['bytes that are not base64', 'Value', { bytesValue: 'a b' }],
    ['a number for a boolean', 'Value', { booleanValue: 1 }],
    ['an unknown enum value', 'TargetChange', { targetChangeType: 'MAYBE' }],
    ['an inherited enum name', 'TargetChange', { targetChangeType: 'toString' }],
    ['a day that is none', 'Value', { timestampValue: '2026-02-31T00:00:00Z' }],
  ])('rejects %s', (_, type, json) => {
    expect(() => fromJson(messageType(type), json)).toThrow(StatusError);
  });

  it('rejects input that is nested to exhaust the stack', () => {
    let json: object = { nullValue: null };
    for (let i = 0; i < 100_000; i++) json = { arrayValue: { values: [json] } };
    expect(() => fromJson(messageType('Value'), json)).toThrow("Payload isn't valid for request.");
  });

  it('leaves defaults out, except in a oneof', () => {
    const response = {
      targetChange: { targetChangeType: 'NO_CHANGE', targetIds: [], resumeToken: new Uint8Array() },
    };
    expect(toJson(messageType('ListenResponse'), response)).toEqual({ targetChange: {} });
    expect(toJson(messageType('Value'), { booleanValue: false })).toEqual({ booleanValue: false });
    expect(toJson(messageType('RunQueryResponse'), { skippedResults: 0, done: true })).toEqual({
      done: true,
    });
  });

  it('prints in the official layout', () => {
    expect(printPretty({})).toBe('{\n}');
    expect(printPretty({ a: [{ b: 'x/y' }, { c: {} }] })).toBe(
      '{\n  "a": [{\n    "b": "x/y"\n  }, {\n    "c": {\n    }\n  }]\n}',
    );
  });
});

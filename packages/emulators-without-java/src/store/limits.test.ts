import { describe, expect, it } from 'vitest';
import { Bytes } from '../model/value.ts';
import type { Value } from '../model/value.ts';
import { map } from './testing/fixtures.ts';
import { checkLimits } from './limits.ts';

const MAX = 1_048_487;
const long = 'x'.repeat(MAX + 1);

/** Maps, or maps and arrays in turn, `levels` deep. */
function deep(levels: number, alternating: boolean): Value {
  let value: Value = 1n;
  for (let level = 1; level <= levels; level++) {
    value = alternating && level % 2 === 1 ? [value] : map({ k: value });
  }
  return value;
}

describe('limits', () => {
  it.each<[string, Record<string, Value>]>([
    ['a long string', { s: 'x'.repeat(MAX) }],
    ['a long string in UTF-8', { s: '€'.repeat(349_495) }],
    ['a long string in a map', { m: map({ s: 'x'.repeat(MAX) }) }],
    ['a long name', { ['k'.repeat(1500)]: 1n }],
    ['a long path in an array', { a: [map({ ['k'.repeat(1494)]: 1n })] }],
    ['a long path', { m: map({ n: map({ ['k'.repeat(1496)]: 1n }) }) }],
    ['20 maps', { f: deep(20, false) }],
    ['20 maps and arrays', { f: deep(20, true) }],
    ['two strings', { a: 'x'.repeat(500_000), b: 'x'.repeat(500_000) }],
  ])('allow %s', (_name, fields) => {
    expect(() => checkLimits('c/d', map(fields))).not.toThrow();
  });

  const tooLong = `longer than ${MAX} bytes.`;
  it.each<[string, Record<string, Value>, string]>([
    ['a string', { s: long }, `The value of property "s" is ${tooLong}`],
    ['a string in UTF-8', { s: '€'.repeat(349_496) }, `The value of property "s" is ${tooLong}`],
    ['bytes', { b: new Bytes(Buffer.from(long)) }, `The value of property "b" is ${tooLong}`],
    ['a string in an array', { a: [long] }, `The value of property "array" is ${tooLong}`],
    ['a string in a map', { m: map({ s: long }) }, 'Property m contains an invalid nested entity.'],
    [
      'a string in a map in an array',
      { a: [map({ s: long })] },
      'Property array contains an invalid nested entity.',
    ],
    [
      'a string in an array in a map',
      { m: map({ a: [long] }) },
      'Property m contains an invalid nested entity.',
    ],
    ['a name', { ['k'.repeat(1501)]: long }, 'The property.name is longer than 1500 bytes.'],
    [
      'a path',
      { m: map({ n: map({ ['k'.repeat(1497)]: 1n }) }) },
      'Property m contains an invalid nested entity.',
    ],
    [
      'a path in an array',
      { m: map({ a: [map({ ['k'.repeat(1493)]: 1n })] }) },
      'Property m contains an invalid nested entity.',
    ],
    ['21 maps', { f: deep(21, false) }, 'Property f contains an invalid nested entity.'],
    ['21 in turn', { f: deep(21, true) }, 'Property array contains an invalid nested entity.'],
    ['22 in turn', { f: deep(22, true) }, 'Property f contains an invalid nested entity.'],
    [
      'a document',
      { a: 'x'.repeat(600_000), b: ['x'.repeat(600_000)] },
      'maximum entity size is 1048576 bytes',
    ],
  ])('refuse %s', (_name, fields, message) => {
    expect(() => checkLimits('c/d', map(fields))).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';
import { map } from './testing/fixtures.ts';
import { transform } from './transform.ts';

const time = new Timestamp(0, 0);
const MAX = 2n ** 63n - 1n;

describe('transforms', () => {
  it.each<[string, 'increment' | 'maximum' | 'minimum', Value | undefined, bigint | number, Value]>(
    [
      ['starts from nothing', 'increment', undefined, 5n, 5n],
      ['adds', 'increment', 5n, 3n, 8n],
      ['adds to a double', 'increment', 1.5, 2n, 3.5],
      ['adds a double', 'increment', 5n, 2.5, 7.5],
      ['replaces what is no number', 'increment', 'x', 7n, 7n],
      ['stops at the largest integer', 'increment', MAX, 1n, MAX],
      ['stops at the smallest integer', 'increment', -MAX - 1n, -1n, -MAX - 1n],
      ['takes the larger', 'maximum', 3n, 5n, 5n],
      ['keeps the stored type of equals', 'maximum', 3n, 3, 3n],
      ['keeps the larger', 'maximum', 3n, 2.5, 3n],
      ['starts from nothing', 'maximum', undefined, 7n, 7n],
      ['replaces what is no number', 'maximum', 'x', 1n, 1n],
      ['tells zeros apart', 'maximum', -0, 0, 0],
      ['lets NaN win', 'maximum', 1n, Number.NaN, Number.NaN],
      ['takes the smaller', 'minimum', 3n, 2.5, 2.5],
      ['keeps the stored type of equals', 'minimum', 3n, 3, 3n],
    ],
  )('%s (%s)', (_name, kind, stored, operand, expected) => {
    const fields = stored === undefined ? map({}) : map({ f: stored });
    expect(transform(fields, { path: ['f'], kind, operand }, time)).toEqual({
      value: expected,
      result: expected,
    });
  });

  it.each<[string, 'union' | 'remove', Value | undefined, Value[], Value]>([
    ['adds what is missing', 'union', [1n, 'a'], [1, 'b', 'b', null], [1n, 'a', 'b', null]],
    ['starts from nothing', 'union', undefined, [1n, 1n, NaN, NaN], [1n, NaN]],
    ['replaces what is no array', 'union', 5n, ['x'], ['x']],
    [
      'removes equals',
      'remove',
      [1n, 1, 2n, NaN, null, 'x', map({ k: 1n })],
      [1n, NaN, null, map({ k: 1 })],
      [2n, 'x'],
    ],
    ['starts from nothing', 'remove', undefined, [1n], []],
    ['replaces what is no array', 'remove', 5n, [5n], []],
  ])('%s (%s)', (_name, kind, stored, elements, expected) => {
    const fields = stored === undefined ? map({}) : map({ f: stored });
    expect(transform(fields, { path: ['f'], kind, elements }, time)).toEqual({
      value: expected,
      result: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { random } from '../testing/random.ts';
import {
  compareIds,
  comparePaths,
  compareStrings,
  compareValues,
  valuesEqual,
  valuesIdentical,
} from './compare.ts';
import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, Reference } from './value.ts';
import type { Value } from './value.ts';

const map = (entries: Record<string, Value>): Value => new Map(Object.entries(entries));
const vector = (...components: number[]) => map({ __type__: '__vector__', value: components });
const reference = (path: string, project = 'demo') =>
  new Reference(`projects/${project}/databases/(default)/documents/${path}`);

/** In order; the values of one group are equal. The official server orders them so. */
const groups: Value[][] = [
  [null],
  [false],
  [true],
  [Number.NaN, Number.NaN],
  [-Infinity],
  [-1e300],
  [-9223372036854775808n, -9223372036854775808],
  [-2.5],
  [-1n, -1],
  [-0, 0n, 0],
  [5e-324],
  [0.5],
  [1n, 1],
  [9007199254740992n, 9007199254740992],
  [9007199254740993n],
  [9007199254740994],
  [9223372036854775807n],
  [9223372036854775808],
  [1e300],
  [Infinity],
  [new Timestamp(-62135596800, 0)],
  [new Timestamp(0, 0), new Timestamp(0, 999)],
  [new Timestamp(0, 1000), new Timestamp(0, 1500)],
  [new Timestamp(0, 2000)],
  [''],
  ['\u0000'],
  ['A'],
  ['B'],
  ['a'],
  ['a\u0000'],
  ['aa'],
  ['é'],
  ['\uFF5E'],
  ['\u{10000}'],
  ['😀'],
  [new Bytes(new Uint8Array())],
  [new Bytes(Uint8Array.of(0))],
  [new Bytes(Uint8Array.of(0, 0))],
  [new Bytes(Uint8Array.of(1))],
  [new Bytes(Uint8Array.of(0x80))],
  [new Bytes(Uint8Array.of(0xff))],
  [reference('c/__id-1__')],
  [reference('c/__id5__')],
  [reference('c/__id10__')],
  [reference('c/a')],
  [reference('c/a/sub/x')],
  [reference('c/b')],
  [reference('c/\uFF5E')],
  [reference('c/😀')],
  [reference('c-b/x')],
  [reference('c/a', 'demo2')],
  [new GeoPoint(-90, 0)],
  [new GeoPoint(0, -180)],
  [new GeoPoint(0, 0)],
  [new GeoPoint(90, 0)],
  [[]],
  [[null]],
  [[1n], [1]],
  [[1n, 2n]],
  [[2n]],
  [['a']],
  [vector(3)],
  [vector(0, 5)],
  [vector(1, 2)],
  [map({})],
  [map({ a: 1n }), map({ a: 1 })],
  [map({ a: 1n, b: 0n }), map({ b: 0n, a: 1 })],
  [map({ a: 2n })],
  [map({ b: 0n })],
  [map({ '\uFF5E': 1n })],
  [map({ '😀': 1n })],
];

describe('the order of values', () => {
  it('is the official order, in both directions', () => {
    groups.forEach((left, leftIndex) =>
      groups.forEach((right, rightIndex) =>
        left.forEach((a) =>
          right.forEach((b) =>
            expect(Math.sign(compareValues(a, b)), `${leftIndex} against ${rightIndex}`).toBe(
              Math.sign(leftIndex - rightIndex),
            ),
          ),
        ),
      ),
    );
  });

  it('compares names by segments', () => {
    const names = [
      'c/__id5__/items/x',
      'c/__id10__/items/x',
      'c/A/items/x',
      'c/a/items/x',
      'c/a/items/y',
      'c/a/sub/b/items/x',
      'c/a\u0001/items/x',
      'c/aa/items/x',
      'c/b/items/x',
      'c/\uFF5E/items/x',
      'c/😀/items/x',
      'c-b/x/items/x',
      'items/top',
    ];
    expect(names.toReversed().toSorted(comparePaths)).toEqual(names);
  });

  it('compares strings as their UTF-8 bytes', () => {
    const strings = [
      '',
      'a',
      'ab',
      'b',
      'é',
      '\u{D7FF}',
      '\u{E000}',
      '\uFFFD',
      '\u{10000}',
      '😀a',
      '😀b',
    ];
    for (const a of strings) {
      for (const b of strings) {
        expect(Math.sign(compareStrings(a, b))).toBe(
          Buffer.compare(Buffer.from(a), Buffer.from(b)),
        );
      }
    }
  });
});

describe('equality', () => {
  it('is by number, not by type', () => {
    expect(valuesEqual(1n, 1)).toBe(true);
    expect(valuesEqual(-0, 0)).toBe(true);
    expect(valuesEqual(Number.NaN, Number.NaN)).toBe(true);
    expect(valuesEqual('1', 1n)).toBe(false);
  });

  it('tells stored forms apart where they must be', () => {
    expect(valuesIdentical(1n, 1)).toBe(false);
    expect(valuesIdentical(-0, 0)).toBe(false);
    expect(valuesIdentical(Number.NaN, Number.NaN)).toBe(true);
    expect(valuesIdentical([map({ a: 1n })], [map({ a: 1n })])).toBe(true);
    expect(valuesIdentical([map({ a: 1n })], [map({ a: 1 })])).toBe(false);
    expect(valuesIdentical(map({ a: null }), map({ b: null }))).toBe(false);
  });
});

it('paths compare as their ids one after the other', () => {
  const next = random(1);
  const ids = [
    'a',
    'aa',
    'ab',
    'a-',
    'b',
    '__id',
    '__id7',
    '__id7__',
    '__id07__',
    '__id10__',
    '__id7_',
    '😀',
    '￿',
  ];
  const path = (): string[] =>
    Array.from({ length: 1 + next(4) }, () => ids[next(ids.length)] ?? '');
  for (let step = 0; step < 5000; step++) {
    const a = path();
    const b = next(2) === 0 ? [...a.slice(0, next(a.length + 1)), ...path()] : path();
    const first = a.findIndex((id, at) => compareIds(id, b[at] ?? id) !== 0);
    const expected =
      first === -1 ? a.length - b.length : compareIds(a[first] ?? '', b[first] ?? '');
    const actual = comparePaths(a.join('/'), b.join('/'));
    expect({ a, b, sign: Math.sign(actual) }).toEqual({ a, b, sign: Math.sign(expected) });
  }
});

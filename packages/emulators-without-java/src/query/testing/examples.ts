import { StatusError } from '../../model/status.ts';
import { Timestamp } from '../../model/timestamp.ts';
import { Bytes, GeoPoint } from '../../model/value.ts';
import type { Value } from '../../model/value.ts';
import type { WireQuery } from '../../model/wire.ts';
import { map, ref, storeWith, vector } from './fixtures.ts';
import { parseQuery, runQuery } from '../index.ts';

export const timestamp = new Timestamp(1577836800, 0);

/** One document per kind of value. Expectations are what the official emulator answers. */
export const VALUES: Record<string, Value> = {
  null: null,
  false: false,
  true: true,
  nan: Number.NaN,
  ninf: -Infinity,
  neg: -1n,
  negzero: -0,
  zero: 0n,
  half: 0.5,
  one: 1n,
  onef: 1,
  two: 2n,
  big: 9007199254740993n,
  bigf: 9007199254740992,
  inf: Infinity,
  ts: timestamp,
  tsus: new Timestamp(1577836800, 1000),
  sempty: '',
  sa: 'a',
  saa: 'aa',
  sb: 'b',
  sffff: '\uFFFF',
  semoji: '😀',
  bytes: new Bytes(Uint8Array.of(1)),
  bytes2: new Bytes(Uint8Array.of(1, 2)),
  ref: ref('t/sa'),
  ref2: ref('t/sa/x/y'),
  geo: new GeoPoint(1, 2),
  arr0: [],
  arr1: [1n],
  arr1f: [1],
  arr12: [1n, 2n],
  arr2: [2n],
  arrnull: [null],
  arrnan: [Number.NaN],
  arrs: ['a'],
  arrmix: ['a', 1n, null],
  arrmap: [map({ a: 1n })],
  map0: map({}),
  mapa: map({ a: 1n }),
  mapa1f: map({ a: 1 }),
  mapb: map({ b: 0n }),
  vec: vector(1, 2),
  vec3: vector(0, 0, 0),
};

export const store = storeWith({
  ...Object.fromEntries(Object.entries(VALUES).map(([id, v]) => [`t/${id}`, { v }])),
  't/nov': { u: 1n },
  'p/p1': { a: 1n, b: 'x', tags: ['red', 'blue'], m: map({ x: 1n }), 'a b': 1n },
  'p/p2': { a: 2n, b: 'y', tags: ['red'], m: map({ x: 2n }), opt: true },
  'p/p3': { a: 2n, b: 'x', tags: [], m: map({ x: 3n, y: 1n }) },
  'p/p4': { a: 3n, b: 'z', tags: ['blue', 'green'], opt: null },
  'p/p5': { a: 3n, b: 'y', m: map({}), opt: false },
  'p/p6': { a: -1n, b: 'x', tags: ['green'], m: map({ x: 's' }) },
  'p/p7': { b: 'w' },
  'p/p8': { a: 4.5, b: 'x' },
  'p/p1/p/sub1': { a: 10n, b: 'x' },
  'p/p2/p/sub2': { a: 11n, b: 'y' },
  'x/y/p/deep': { a: 12n, b: 'x' },
  'p/p1/other/o1': { a: 13n, b: 'x' },
});

export function paths(query: WireQuery, parent = ''): string[] {
  return runQuery(store, parseQuery(parent, query)).map(({ path }) => path);
}

/** The ids, of documents in `t` or `p`, parted by spaces. */
export function ids(query: WireQuery, parent = ''): string {
  return paths(query, parent)
    .map((path) => path.slice(path.lastIndexOf('/') + 1))
    .join(' ');
}

export function failure(query: WireQuery, parent = ''): string {
  try {
    parseQuery(parent, query);
  } catch (error) {
    if (error instanceof StatusError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'OK';
}

export const ordered =
  'null false true nan ninf neg negzero zero half one onef two bigf big inf ts tsus sempty sa saa sb sffff semoji bytes bytes2 ref ref2 geo arr0 arrnull arrnan arr1 arr1f arr12 arr2 arrs arrmix arrmap vec vec3 map0 mapa mapa1f mapb';
export const without = (...gone: string[]) =>
  ordered
    .split(' ')
    .filter((id) => !gone.includes(id))
    .join(' ');

import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, Reference } from './value.ts';
import type { ArrayValue, MapValue, Value } from './value.ts';

/** Ranks of the types in Firestore's order of mixed values; NaN sorts with, and before, all other numbers. */
const Rank = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;
type TypeRank = (typeof Rank)[keyof typeof Rank];

export function isMap(value: Value | undefined): value is MapValue {
  return value instanceof Map;
}

export function isArray(value: Value | undefined): value is ArrayValue {
  return Array.isArray(value);
}

/** The components of a vector value (a map with `__type__: '__vector__'`), or undefined for any other value. */
export function vectorOf(value: Value | undefined): ArrayValue | undefined {
  if (!isMap(value) || value.get('__type__') !== '__vector__') return undefined;
  const components = value.get('value');
  return isArray(components) ? components : undefined;
}

export function typeRank(value: Value): TypeRank {
  if (value === null) return Rank.null;
  if (typeof value === 'string') return Rank.string;
  if (isNumber(value)) return Rank.number;
  if (typeof value === 'boolean') return Rank.boolean;
  if (value instanceof Timestamp) return Rank.timestamp;
  if (value instanceof Bytes) return Rank.bytes;
  if (value instanceof Reference) return Rank.reference;
  if (value instanceof GeoPoint) return Rank.geoPoint;
  if (isArray(value)) return Rank.array;
  return vectorOf(value) === undefined ? Rank.map : Rank.vector;
}

/** Total order of all values; 0 means equal: 1 equals 1.0, -0 equals 0 and NaN equals NaN. */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a instanceof Timestamp && b instanceof Timestamp) return compareTimestamps(a, b);
  const rank = typeRank(a);
  const difference = rank - typeRank(b);
  if (difference !== 0) return difference;
  if (typeof a === 'boolean') return a ? 1 : -1;
  if (a instanceof Bytes && b instanceof Bytes) return Buffer.compare(a.data, b.data);
  if (a instanceof Reference && b instanceof Reference) return comparePaths(a.name, b.name);
  if (a instanceof GeoPoint && b instanceof GeoPoint) {
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if (isArray(a) && isArray(b)) return compareArrays(a, b);
  if (isMap(a) && isMap(b)) {
    return rank === Rank.vector
      ? compareVectors(vectorOf(a) ?? [], vectorOf(b) ?? [])
      : compareMaps(a, b);
  }
  return 0;
}

export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** True if the two would be stored alike: unlike `valuesEqual`, 1 and 1.0 differ, and so do 0 and -0. */
export function valuesIdentical(a: Value, b: Value): boolean {
  if (isArray(a) && isArray(b)) {
    return (
      a.length === b.length &&
      a.every((item, index) => {
        const other = b[index];
        return other !== undefined && valuesIdentical(item, other);
      })
    );
  }
  if (isMap(a) && isMap(b)) {
    if (a.size !== b.size) return false;
    for (const [key, value] of a) {
      const other = b.get(key);
      if (other === undefined || !valuesIdentical(value, other)) return false;
    }
    return true;
  }
  return typeof a === 'number' || typeof b === 'number' ? Object.is(a, b) : valuesEqual(a, b);
}

/** Order of strings by their UTF-8 bytes, which is the order of code points and not of JavaScript's code units. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left !== right) return compareCodeUnits(left, right);
  }
  return a.length - b.length;
}

/** Order of names and paths, segment by segment; numeric ids (`__id7__`) come first, in the order of their numbers. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  let index = 0;
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) index++;
  // Only the first segments that differ decide, unless they are the same number.
  const start = index === 0 ? 0 : a.lastIndexOf('/', index - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) return compareSegments(a, b);
  // The end of a path or segment sorts before all else.
  if (index === a.length || index === b.length) return a.length - b.length;
  if (a[index] === '/') return -1;
  if (b[index] === '/') return 1;
  return compareCodeUnits(a.charCodeAt(index), b.charCodeAt(index));
}

function compareSegments(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const comparison = compareIds(left[index] ?? '', right[index] ?? '');
    if (comparison !== 0) return comparison;
  }
  return left.length - right.length;
}

/** Order of single ids of documents or collections. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const left = numericId(a);
  const right = numericId(b);
  if (left !== undefined && right !== undefined) return left < right ? -1 : left > right ? 1 : 0;
  if (left !== undefined) return -1;
  return right === undefined ? compareStrings(a, b) : 1;
}

function numericId(id: string): bigint | undefined {
  return id.startsWith('__id') && /^__id-?\d+__$/.test(id) ? BigInt(id.slice(4, -2)) : undefined;
}

/** Order by code point of the first code units in which two strings differ: surrogates stand for the highest ones. */
function compareCodeUnits(a: number, b: number): number {
  const aIsSurrogate = isSurrogate(a);
  return aIsSurrogate === isSurrogate(b) ? a - b : aIsSurrogate ? 1 : -1;
}

function isSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdfff;
}

function isNumber(value: Value): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

function compareNumbers(a: bigint | number, b: bigint | number): number {
  // JavaScript compares bigint with number by mathematical value, without rounding.
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(!Number.isNaN(a)) - Number(!Number.isNaN(b));
}

function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || Math.trunc(a.nanos / 1000) - Math.trunc(b.nanos / 1000);
}

function compareArrays(a: ArrayValue, b: ArrayValue): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const comparison = compareValues(a[index] ?? null, b[index] ?? null);
    if (comparison !== 0) return comparison;
  }
  return a.length - b.length;
}

function compareVectors(a: ArrayValue, b: ArrayValue): number {
  return a.length - b.length || compareArrays(a, b);
}

/** Maps compare as their entries sorted by key: key, then value, of the first entry that differs. */
function compareMaps(a: MapValue, b: MapValue): number {
  const left = [...a].toSorted(([x], [y]) => compareStrings(x, y));
  const right = [...b].toSorted(([x], [y]) => compareStrings(x, y));
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const x = left[index];
    const y = right[index];
    if (x === undefined || y === undefined) break;
    const comparison = compareStrings(x[0], y[0]) || compareValues(x[1], y[1]);
    if (comparison !== 0) return comparison;
  }
  return left.length - right.length;
}

import { Timestamp } from '../../model/timestamp.ts';
import { Bytes, GeoPoint } from '../../model/value.ts';
import { Constrained } from './constrained.ts';
import { Failure } from './failure.ts';
import { Duration, isList, isMap, MapDiff, Path, RulesSet } from './values.ts';
import type { RulesItem, RulesMap, RulesValue } from './values.ts';

/**
 * Deep equality; `undefined` when an unknown part decides. Integers and floats compare by number, other types
 * are never equal to each other. Sets ignore order.
 */
export function equals(a: RulesItem, b: RulesItem): boolean | undefined {
  if (a instanceof Failure || b instanceof Failure) return equalsUnknown(a, b);
  if (a === b) return true;
  if (typeof a === 'bigint' && typeof b === 'number') return Number(a) === b;
  if (typeof a === 'number' && typeof b === 'bigint') return a === Number(b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isMap(a)) return isMap(b) && mapsEqual(a, b);
  if (isList(a)) {
    return isList(b) && a.length === b.length
      ? every(a.map((item, index) => equals(item, b[index] ?? null)))
      : false;
  }
  if (a instanceof Timestamp) return b instanceof Timestamp && a.compareTo(b) === 0;
  if (a instanceof Duration) return b instanceof Duration && a.totalNanos === b.totalNanos;
  if (a instanceof Path) {
    return b instanceof Path && a.toString() === b.toString();
  }
  if (a instanceof Bytes) return b instanceof Bytes && Buffer.compare(a.data, b.data) === 0;
  if (a instanceof GeoPoint) {
    return b instanceof GeoPoint && a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesSet) {
    if (!(b instanceof RulesSet) || a.items.length !== b.items.length) return false;
    return every(a.items.map((item) => includes(b.items, item)));
  }
  return (
    a instanceof MapDiff &&
    b instanceof MapDiff &&
    every([equals(a.after, b.after), equals(a.before, b.before)])
  );
}

function equalsUnknown(a: RulesItem, b: RulesItem): boolean | undefined {
  const [constrained, other] = a instanceof Failure ? [a, b] : [b, a];
  if (!(constrained instanceof Constrained) || other instanceof Failure) return undefined;
  return constrained.notEqual.some((value) => equals(value, other) === true) ? false : undefined;
}

function mapsEqual(a: RulesMap, b: RulesMap): boolean | undefined {
  if (a.size !== b.size) return false;
  const parts: (boolean | undefined)[] = [];
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined) return false;
    parts.push(equals(value, other));
  }
  return every(parts);
}

/** Whether all hold; a definite `false` wins over what is unknown. */
function every(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

/** Whether a list or set holds the value. */
export function includes(items: readonly RulesItem[], wanted: RulesItem): boolean | undefined {
  let unknown = false;
  for (const item of items) {
    const same = equals(item, wanted);
    if (same === true) return true;
    unknown ||= same === undefined;
  }
  return unknown ? undefined : false;
}

/** Equal simple values have equal keys; other values have none. */
function keyOf(value: RulesItem): string | undefined {
  switch (typeof value) {
    case 'string':
      return `s${value}`;
    case 'bigint':
      return `n${value}`;
    case 'number':
      return `n${Number.isInteger(value) ? BigInt(value) : value}`;
    case 'boolean':
      return `b${value}`;
    default:
      return undefined;
  }
}

/** Many items to look values up in: simple values are found at once, however many there are. */
export class Membership {
  readonly #keys = new Set<string>();
  readonly #others: RulesItem[] = [];

  constructor(items: readonly RulesItem[] = []) {
    for (const item of items) this.add(item);
  }

  add(item: RulesItem): void {
    const key = keyOf(item);
    // NaN is not equal to itself.
    if (key === undefined || Number.isNaN(item)) this.#others.push(item);
    else this.#keys.add(key);
  }

  /** Undefined when an unknown item decides. */
  has(wanted: RulesItem): boolean | undefined {
    const key = keyOf(wanted);
    return key !== undefined && this.#keys.has(key) ? true : includes(this.#others, wanted);
  }
}

/** Drops later duplicates. */
export function distinct(items: readonly RulesItem[]): RulesValue[] {
  const seen = new Membership();
  const result: RulesValue[] = [];
  for (const item of items) {
    if (item instanceof Failure || seen.has(item) === true) continue;
    seen.add(item);
    result.push(item);
  }
  return result;
}

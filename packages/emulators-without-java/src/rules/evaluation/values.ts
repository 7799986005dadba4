import { Timestamp } from '../../model/timestamp.ts';
import { Bytes, GeoPoint } from '../../model/value.ts';
import type { Failure } from './failure.ts';

/** A path: `/a/b` is `['a', 'b']`. */
export class Path {
  constructor(readonly segments: readonly string[]) {}

  static parse(text: string): Path {
    return new Path(text.split('/').filter((segment) => segment !== ''));
  }
  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** A length of time, in nanoseconds. */
export class Duration {
  constructor(readonly totalNanos: bigint) {}
}

/** A set without duplicates; its items keep the order in which they came. */
export class RulesSet {
  constructor(readonly items: readonly RulesValue[]) {}
}

/** What `map.diff()` answers: the receiver is the later state. */
export class MapDiff {
  constructor(
    readonly after: RulesMap,
    readonly before: RulesMap,
  ) {}
}

export type RulesList = readonly RulesItem[];
export type RulesMap = ReadonlyMap<string, RulesItem>;
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Duration
  | Bytes
  | GeoPoint
  | Path
  | RulesSet
  | MapDiff
  | RulesList
  | RulesMap;
/** What a map or list holds: in a query's synthetic resource, fields can be unknown. */
export type RulesItem = RulesValue | Failure;

export interface TypeOf {
  null: null;
  bool: boolean;
  int: bigint;
  float: number;
  string: string;
  bytes: Bytes;
  timestamp: Timestamp;
  duration: Duration;
  latlng: GeoPoint;
  path: Path;
  list: RulesList;
  set: RulesSet;
  map: RulesMap;
  map_diff: MapDiff;
}
export type TypeName = keyof TypeOf;

export function typeName(value: RulesValue): TypeName {
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
  }
  if (value === null) return 'null';
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Timestamp) return 'timestamp';
  if (value instanceof Path) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof Duration) return 'duration';
  if (value instanceof Bytes) return 'bytes';
  if (value instanceof GeoPoint) return 'latlng';
  return 'map_diff';
}

type Scalar = string | bigint | number | boolean;

/** As `string()` makes it. */
export function textOf(value: Scalar): string {
  return typeof value === 'number' && Number.isInteger(value) ? value.toFixed(1) : String(value);
}

/** What the value adds to a path: a path all that it has, a scalar one segment; undefined for what can be in none. */
export function segmentsOf(value: RulesValue): readonly string[] | undefined {
  if (value instanceof Path) return value.segments;
  return typeof value === 'object' ? undefined : [textOf(value)];
}

export const isMap = (value: unknown): value is RulesMap => value instanceof Map;
export const isList = (value: unknown): value is RulesList => Array.isArray(value);

const NANOS = 1_000_000_000n;
export const nanosOf = (time: Timestamp): bigint =>
  BigInt(time.seconds) * NANOS + BigInt(time.nanos);
export function timestampOf(nanos: bigint): Timestamp {
  const rest = ((nanos % NANOS) + NANOS) % NANOS;
  return new Timestamp(Number((nanos - rest) / NANOS), Number(rest));
}

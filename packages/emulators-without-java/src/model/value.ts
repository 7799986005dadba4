import type { Timestamp } from './timestamp.ts';

/** Bytes, wrapped so that they can't be taken for an array. */
export class Bytes {
  constructor(readonly data: Uint8Array) {}
}

/** A document reference: the full resource name `projects/P/databases/D/documents/…`. */
export class Reference {
  constructor(readonly name: string) {}
}

export class GeoPoint {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/**
 * A Firestore value in JavaScript's own terms: integers are `bigint`, doubles are `number`, maps are `Map`
 * (so that a field called `__proto__` is just a field). A vector is a map with `__type__: '__vector__'`.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Bytes
  | Reference
  | GeoPoint
  | ArrayValue
  | MapValue;
export type ArrayValue = readonly Value[];
export type MapValue = ReadonlyMap<string, Value>;

/** What every SDK can do, in the same words, so that one list of cases can be run through each of them. */
export interface Client {
  /** Values that are no JSON, and transforms. */
  readonly make: {
    readonly timestamp: (seconds: number, nanoseconds: number) => unknown;
    readonly bytes: (...bytes: number[]) => unknown;
    readonly place: (latitude: number, longitude: number) => unknown;
    readonly vector: (...components: number[]) => unknown;
    readonly reference: (path: string) => unknown;
    readonly increment: (by: number) => unknown;
    readonly arrayUnion: (...values: unknown[]) => unknown;
    readonly arrayRemove: (...values: unknown[]) => unknown;
    readonly deleteField: () => unknown;
    readonly serverTimestamp: () => unknown;
  };
  readonly set: (path: string, data: Data) => Promise<unknown>;
  readonly merge: (path: string, data: Data) => Promise<unknown>;
  /** Names are field paths. */
  readonly update: (path: string, data: Data) => Promise<unknown>;
  readonly delete: (path: string) => Promise<unknown>;
  /** From the server, in plain values; undefined: no such document. */
  readonly get: (path: string) => Promise<unknown>;
  /** All in one commit. */
  readonly setAll: (
    documents: readonly (readonly [path: string, data: Data])[],
  ) => Promise<unknown>;
  /** Names of the documents that the query finds, from the server. */
  readonly find: (query: Query) => Promise<string[]>;
  readonly aggregate: (query: Query, field: string) => Promise<Aggregates>;
  /** Adds one to the field `n` in a transaction, which may be tried again as often as it takes. */
  readonly increase: (path: string) => Promise<unknown>;
}

export type Data = Record<string, unknown>;

interface Aggregates {
  readonly count: number;
  readonly sum: number;
  readonly average: number | null;
}

export type Operator =
  | '<'
  | '<='
  | '=='
  | '!='
  | '>='
  | '>'
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

export type Filter =
  | readonly [field: string, operator: Operator, value: unknown]
  | { readonly and: readonly Filter[] }
  | { readonly or: readonly Filter[] };

export interface Query {
  readonly collection: string;
  /** Whether all collections of this name are meant, wherever they are. */
  readonly group?: boolean;
  readonly where?: Filter;
  /** `-name` is descending. */
  readonly orderBy?: readonly string[];
  readonly startAt?: readonly unknown[];
  readonly startAfter?: readonly unknown[];
  readonly endAt?: readonly unknown[];
  readonly endBefore?: readonly unknown[];
  readonly limit?: number;
  readonly limitToLast?: number;
}

/** Stands for the document's name in a query. */
export const NAME = '__name__';

interface Special {
  readonly seconds?: number;
  readonly nanoseconds?: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly path?: string;
  toArray?(): number[];
  toUint8Array?(): Uint8Array;
}

/** What an SDK has read, in values that are the same for all of them and can leave a browser. */
export function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Uint8Array) return `bytes ${[...value].join()}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) {
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
  }
  const special = value as Special;
  if (special.seconds !== undefined) return `time ${special.seconds}.${special.nanoseconds}`;
  if (special.latitude !== undefined) return `place ${special.latitude},${special.longitude}`;
  if (special.toArray) return `vector ${special.toArray().join()}`;
  if (special.toUint8Array) return plain(special.toUint8Array());
  return `reference ${special.path}`;
}

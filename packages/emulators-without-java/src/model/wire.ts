import type { google } from '@google-cloud/firestore-api/build/protos/protos';

/**
 * The shape in which messages pass between `codec/` and `service/`: plain objects with the camelCase names
 * of google.firestore.v1, absent fields left out, enums by name, int64 as decimal strings, bytes as Uint8Array,
 * timestamps as `{seconds: string | number, nanos}`, wrappers (`limit`) as `{value}`.
 * gRPC gets it from protobufjs (`toObject` / `fromObject`), REST and WebChannel from the ProtoJSON codec.
 */
export type Wire<T> = [Extract<T, Uint8Array>] extends [never]
  ? WireOf<T>
  : Uint8Array | Exclude<T, Uint8Array | string>;

/** The published types also allow what is only encoded: enums by number, int64 as Long. */
type WireOf<T> = T extends { readonly high: number }
  ? never
  : T extends number
    ? `${number}` extends `${T}`
      ? T
      : never
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Name in keyof T]: Wire<T[Name]> }
        : T;

export type WireValue = Wire<google.firestore.v1.IValue>;
export type WireDocument = Wire<google.firestore.v1.IDocument>;
/** `verify` (field 5) is not in the published protos; the web SDK sends it in transactions. */
export type WireWrite = Wire<google.firestore.v1.IWrite> & { verify?: string | null };
export type WireQuery = Wire<google.firestore.v1.IStructuredQuery>;
export type WireTarget = Wire<google.firestore.v1.ITarget>;
export type WireTimestamp = Wire<google.protobuf.ITimestamp>;

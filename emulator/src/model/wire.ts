import type { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api';

/**
 * The shape in which messages pass between `codec/` and `service/`: plain objects with the camelCase names
 * of google.firestore.v1, absent fields left out, enums by name, int64 as decimal strings, bytes as Uint8Array,
 * timestamps as `{seconds: string | number, nanos}`, wrappers (`limit`) as `{value}`.
 * gRPC gets it from protobufjs (`toObject` / `fromObject`), REST and WebChannel from the ProtoJSON codec.
 */
export type WireValue = google.firestore.v1.IValue;
export type WireDocument = google.firestore.v1.IDocument;
/** `verify` (field 5) is not in the published protos; the web SDK sends it in transactions. */
export type WireWrite = google.firestore.v1.IWrite & { verify?: string | null };
export type WireQuery = google.firestore.v1.IStructuredQuery;
export type WireTarget = google.firestore.v1.ITarget;
export type WireTimestamp = google.protobuf.ITimestamp;

import type { Timestamp } from './timestamp.ts';
import type { MapValue } from './value.ts';

/** One database of one project. Any name works without being set up first. */
export interface DatabaseId {
  readonly project: string;
  readonly database: string;
}

/** A document as stored. Never changed in place: a write makes a new one. */
export interface Document {
  /** Relative path, `collection/id[/collection/id…]`; ids hold no slash, so the string is unique. */
  readonly path: string;
  readonly fields: MapValue;
  readonly createTime: Timestamp;
  readonly updateTime: Timestamp;
}

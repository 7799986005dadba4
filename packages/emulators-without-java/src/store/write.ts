import type { FieldPath } from '../model/fieldPath.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { ArrayValue, MapValue, Value } from '../model/value.ts';

/** What must hold of a document before a write. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

export type FieldTransform = { readonly path: FieldPath } & (
  | { readonly kind: 'serverTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: bigint | number }
  | { readonly kind: 'union' | 'remove'; readonly elements: ArrayValue }
);

/** One write of a commit, read from the wire and free of anything that can't be stored. */
export type Write =
  | {
      readonly kind: 'set';
      readonly path: string;
      readonly fields: MapValue;
      /** Only these fields are written, and removed where `fields` lacks them; undefined replaces the document. */
      readonly mask: readonly FieldPath[] | undefined;
      /** In order, after the fields. */
      readonly transforms: readonly FieldTransform[];
      readonly precondition: Precondition | undefined;
    }
  | {
      readonly kind: 'delete' | 'verify';
      readonly path: string;
      readonly precondition: Precondition | undefined;
    };

export interface WriteResult {
  /** Missing where there is no document afterwards. */
  readonly updateTime: Timestamp | undefined;
  /** One for each transform. */
  readonly transformResults: readonly Value[];
}

import { valuesIdentical } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { fieldAt, withField } from '../model/fieldPath.ts';
import type { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { MapValue, Value } from '../model/value.ts';
import { checkLimits } from './limits.ts';
import { preconditionError } from './precondition.ts';
import type { Snapshot } from './snapshot.ts';
import { transform } from './transform.ts';
import type { Precondition, Write } from './write.ts';

/** What a commit will do to one document. */
export interface StagedDocument {
  readonly path: string;
  readonly before: Document | undefined;
  /** As it will be, but for its times, which only the commit settles. */
  readonly after: Document | undefined;
  /** False for a no-op, which keeps the stored version. */
  readonly changes: boolean;
  /** True if the document is new, or deleted and made anew. */
  readonly isNew: boolean;
  /** True if writes only verify it. */
  readonly onlyVerified: boolean;
  /** What the document's first precondition says about existence. */
  readonly mustExist: boolean | undefined;
}

/** A commit computed in full, with nothing changed yet: what Security Rules judge. */
export interface Staged {
  /** The version it was computed on; it can be applied to no other. */
  readonly base: Snapshot;
  /** One entry per document, in the order of first mention. */
  readonly documents: ReadonlyMap<string, StagedDocument>;
  /** In the order of the writes. */
  readonly writes: readonly { readonly write: Write; readonly transformResults: Value[] }[];
  /** The first precondition that doesn't hold. Applying throws it, so that rules are judged before. */
  readonly failure: StatusError | undefined;
}

interface Draft {
  readonly before: Document | undefined;
  fields: MapValue | undefined;
  isNew: boolean;
  isDeleted: boolean;
  onlyVerified: boolean;
  readonly mustExist: boolean | undefined;
}

/**
 * Computes masks, transforms and preconditions; `serverTime` is what server timestamps become. Throws INVALID_ARGUMENT
 * for documents beyond the limits.
 */
export function stage(
  project: string,
  base: Snapshot,
  writes: readonly Write[],
  serverTime: Timestamp,
): Staged {
  const drafts = new Map<string, Draft>();
  let failure: StatusError | undefined;
  const staged = writes.map((write) => {
    const draft = drafts.get(write.path) ?? startDraft(base.get(write.path), write.precondition);
    drafts.set(write.path, draft);
    failure ??= preconditionError(project, draft, write);
    return { write, transformResults: applyWrite(draft, write, serverTime) };
  });
  const documents = new Map<string, StagedDocument>();
  for (const [path, draft] of drafts) documents.set(path, finish(path, draft, serverTime));
  return { base, documents, writes: staged, failure };
}

function startDraft(before: Document | undefined, precondition: Precondition | undefined): Draft {
  return {
    before,
    fields: before?.fields,
    isNew: before === undefined,
    isDeleted: false,
    onlyVerified: true,
    mustExist:
      precondition === undefined
        ? undefined
        : 'exists' in precondition
          ? precondition.exists
          : true,
  };
}

function applyWrite(draft: Draft, write: Write, serverTime: Timestamp): Value[] {
  if (write.kind !== 'set') {
    if (write.kind === 'delete') {
      draft.onlyVerified = false;
      draft.fields = undefined;
      draft.isNew = true;
      draft.isDeleted = true;
    }
    return [];
  }
  draft.onlyVerified = false;
  draft.isDeleted = false;
  let fields: MapValue = write.fields;
  if (write.mask !== undefined) {
    fields = draft.fields ?? new Map();
    for (const path of write.mask) fields = withField(fields, path, fieldAt(write.fields, path));
  }
  const results = write.transforms.map((change) => {
    const { value, result } = transform(fields, change, serverTime);
    fields = withField(fields, change.path, value);
    return result;
  });
  draft.fields = fields;
  return results;
}

function finish(path: string, draft: Draft, serverTime: Timestamp): StagedDocument {
  const { before, fields, isNew, onlyVerified, mustExist } = draft;
  const rest = { path, before, isNew, onlyVerified, mustExist };
  if (fields === undefined) return { ...rest, after: undefined, changes: before !== undefined };
  if (before !== undefined && !isNew && valuesIdentical(before.fields, fields)) {
    return { ...rest, after: before, changes: false };
  }
  checkLimits(path, fields);
  const createTime = before !== undefined && !isNew ? before.createTime : serverTime;
  return { ...rest, after: { path, fields, createTime, updateTime: serverTime }, changes: true };
}

import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Commit, DocumentChange } from '../store/types.ts';

/** What happened to one document as seen by a target. */
export type ViewChange =
  /** It came into view, or is in view and has changed. */
  | { readonly kind: 'shown'; readonly document: Document }
  /** It left the view but still exists; `isNew` if the client doesn't have this version. */
  | { readonly kind: 'left'; readonly document: Document; readonly isNew: boolean }
  /** It doesn't exist (any more). */
  | { readonly kind: 'deleted'; readonly path: string };

/** What a target shows: some named documents, or the results of a query. */
export interface View {
  /** Where commits have to touch to concern this view: keys of `scope.ts`. */
  readonly scopes: readonly string[];
  /** Everything in view now, in the order of the query. */
  current(): ViewChange[];
  /** What the changes of one commit, just applied, do to the view. */
  apply(changes: readonly DocumentChange[]): ViewChange[];
  /** What has happened to the view since a time, of which these are all later commits. */
  since(time: Timestamp, commits: readonly Commit[]): ViewChange[];
}

/** Which view a target needs. Views of the same key show the same, so one can serve many targets. */
export interface ViewSource {
  readonly key: string;
  createView(): View;
}

/** Several commits as one: the first state before and the last after. */
export function mergeCommits(commits: readonly Commit[]): DocumentChange[] {
  const merged = new Map<string, DocumentChange>();
  for (const { changes } of commits) {
    for (const change of changes) {
      const { before } = merged.get(change.path) ?? change;
      merged.set(change.path, { ...change, before });
    }
  }
  return [...merged.values()].filter(({ before, after }) => before !== after);
}

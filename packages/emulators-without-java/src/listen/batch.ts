import type { DatabaseId, Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { documentChange, documentGone } from './messages.ts';
import type { ListenResponse } from './messages.ts';
import type { ViewChange } from './view.ts';

/** What happened to one document in all targets of a stream. */
interface DocumentUpdate {
  /** Targets by the version they show: projections make different ones. */
  readonly shown: Map<Document, number[]>;
  readonly removed: number[];
  /** The version with which it left targets, if the client doesn't have it yet. */
  left: Document | undefined;
  isDeleted: boolean;
}

/** Gathers the changes of all targets of a stream, so that each document is sent once. */
export class Batch {
  readonly #updates = new Map<string, DocumentUpdate>();

  add(targetId: number, changes: readonly ViewChange[]): void {
    for (const change of changes) {
      if (change.kind === 'shown') {
        const { shown } = this.#updateOf(change.document.path);
        const targetIds = shown.get(change.document);
        if (targetIds === undefined) shown.set(change.document, [targetId]);
        else targetIds.push(targetId);
      } else if (change.kind === 'left') {
        const update = this.#updateOf(change.document.path);
        update.removed.push(targetId);
        if (change.isNew) update.left = change.document;
      } else {
        const update = this.#updateOf(change.path);
        update.removed.push(targetId);
        update.isDeleted = true;
      }
    }
  }

  /** `mayRead` decides whether the client gets to see how a document changed that left its targets. */
  messages(
    database: DatabaseId,
    time: Timestamp,
    mayRead: (document: Document) => boolean,
  ): ListenResponse[] {
    return [...this.#updates].flatMap(([path, { shown, removed, left, isDeleted }]) => {
      if (isDeleted) return [documentGone('documentDelete', database, path, removed, time)];
      if (shown.size > 0) {
        return [...shown].map(([document, targetIds], index) =>
          documentChange(database, document, targetIds, index === 0 ? removed : []),
        );
      }
      return left !== undefined && mayRead(left)
        ? [documentChange(database, left, [], removed)]
        : [documentGone('documentRemove', database, path, removed, time)];
    });
  }

  #updateOf(path: string): DocumentUpdate {
    let update = this.#updates.get(path);
    if (update === undefined) {
      update = { shown: new Map(), removed: [], left: undefined, isDeleted: false };
      this.#updates.set(path, update);
    }
    return update;
  }
}

import type { Clock } from '../model/clock.ts';
import type { DatabaseId, Document } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { CommitClock } from './commitClock.ts';
import { History } from './history.ts';
import { Snapshot } from './snapshot.ts';
import { stage } from './stage.ts';
import type { Staged, StagedDocument } from './stage.ts';
import type { Commit, CommitLog, DocumentChange, Index, IndexDefinition, Reader } from './types.ts';
import type { Write, WriteResult } from './write.ts';

export interface Applied {
  readonly commit: Commit;
  /** One for each write, in order. */
  readonly results: readonly WriteResult[];
}

/** One database: its documents in memory, changed by atomic commits. */
export class Store implements Reader, CommitLog {
  readonly #clock: CommitClock;
  readonly #history: History;
  readonly #listeners = new Set<(commit: Commit) => void>();
  readonly #id: DatabaseId;

  constructor(id: DatabaseId, clock: Clock) {
    this.#id = id;
    this.#clock = new CommitClock(clock);
    // Times before this one belong to another life of the database: nothing is known of them.
    this.#history = new History(Snapshot.empty(this.#clock.readTime()));
  }

  /**
   * Computes what the writes would do now; `serverTime` is what server timestamps become. Changes nothing. Throws
   * INVALID_ARGUMENT for documents beyond the limits.
   */
  stage(writes: readonly Write[], serverTime: Timestamp): Staged {
    return stage(this.#id.project, this.#history.latest, writes, serverTime);
  }

  /** Commits, in the same tick as `stage`. Throws the failed precondition, if there is one. */
  apply(staged: Staged): Applied {
    if (staged.base !== this.#history.latest) {
      throw new Error('The database has changed since the writes were staged.');
    }
    if (staged.failure !== undefined) throw staged.failure;
    const commitTime = this.#clock.commitTime();
    const changes = [...staged.documents.values()]
      .filter((document) => document.changes)
      .map((document) => toChange(document, commitTime));
    const commit = this.#publish({ commitTime, changes });
    const results = staged.writes.map(({ write, transformResults }) => ({
      updateTime: write.kind === 'delete' ? undefined : resultTime(staged, write.path, commitTime),
      transformResults,
    }));
    return { commit, results };
  }

  /** Puts documents as they are, and removes paths, in one commit: for clears and imports. */
  replace(removed: Iterable<string>, put: Iterable<Document>): Commit {
    const after = new Map<string, Document | undefined>();
    for (const path of removed) after.set(path, undefined);
    for (const document of put) {
      after.set(document.path, document);
      this.#clock.catchUpWith(document.updateTime);
    }
    const changes = [...after].map(([path, document]) => ({
      path,
      before: this.get(path),
      after: document,
    }));
    return this.#publish({ commitTime: this.#clock.commitTime(), changes });
  }

  /** The version at a time, the latest without one. Throws FAILED_PRECONDITION if it isn't kept any more. */
  snapshot(readTime?: Timestamp): Snapshot {
    if (readTime === undefined) return this.#history.latest;
    const snapshot = this.#history.at(readTime);
    if (snapshot === undefined) {
      throw new StatusError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
    }
    return snapshot;
  }

  get(path: string, readTime?: Timestamp): Document | undefined {
    return this.snapshot(readTime).get(path);
  }

  inCollection(collectionPath: string, readTime?: Timestamp, from?: string): Iterable<Document> {
    return this.snapshot(readTime).inCollection(collectionPath, undefined, from);
  }

  inCollectionGroup(
    parentPath: string,
    collectionId: string,
    readTime?: Timestamp,
    from?: string,
  ): Iterable<Document> {
    return this.snapshot(readTime).inCollectionGroup(parentPath, collectionId, undefined, from);
  }

  inDescendants(parentPath: string, readTime?: Timestamp, from?: string): Iterable<Document> {
    return this.snapshot(readTime).inDescendants(parentPath, undefined, from);
  }

  collectionIds(parentPath: string): string[] {
    return this.#history.latest.collectionIds(parentPath);
  }

  index(definition: IndexDefinition, readTime?: Timestamp): Index | undefined {
    return this.snapshot(readTime).index(definition);
  }

  currentTime(): Timestamp {
    return this.#clock.readTime();
  }

  commitsSince(readTime: Timestamp): readonly Commit[] | undefined {
    const isFuture = readTime.compareTo(this.currentTime()) > 0;
    return isFuture ? undefined : this.#history.since(readTime);
  }

  onCommit(listener: (commit: Commit) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #publish(commit: Commit): Commit {
    // A commit of no-ops advances the time, but is no version of its own.
    if (commit.changes.length === 0) return commit;
    this.#history.add(commit, this.#history.latest.with(commit.changes, commit.commitTime));
    for (const listener of this.#listeners) listener(commit);
    return commit;
  }
}

function toChange(document: StagedDocument, commitTime: Timestamp): DocumentChange {
  const { path, before, after, isNew } = document;
  if (after === undefined) return { path, before, after };
  const createTime = isNew ? commitTime : after.createTime;
  return { path, before, after: { ...after, createTime, updateTime: commitTime } };
}

function resultTime(staged: Staged, path: string, commitTime: Timestamp): Timestamp | undefined {
  const document = staged.documents.get(path);
  if (document === undefined || document.changes) return commitTime;
  return document.after?.updateTime;
}

import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import type { Value } from '../model/value.ts';

/** What one commit did to one document: one entry per document, however many writes touched it. */
export interface DocumentChange {
  readonly path: string;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/** One atomic commit, as listeners and event triggers see it. No-op writes are not in `changes`. */
export interface Commit {
  readonly commitTime: Timestamp;
  readonly changes: readonly DocumentChange[];
}

/** What an index is of, and in which order. */
export interface IndexDefinition {
  /** The same for all that define the same index. */
  readonly id: string;
  /** The document that the collection is directly under, '' for the root; undefined: all collections of the id. */
  readonly parent: string | undefined;
  readonly collectionId: string;
  /** Where a document stands: nowhere, in one place, or in one for each element of an array. */
  readonly keysOf: (document: Document) => readonly IndexKey[];
  /** A total order; keys of different documents are never equal. */
  readonly compare: (a: IndexKey, b: IndexKey) => number;
}
/** Values of fields, and at the end the path of the document. */
export type IndexKey = readonly Value[];

/** The documents of one version of a database in the order of a definition, by position. */
export interface Index {
  /** How many keys are `before`, which is true up to a point of the order and false after it. */
  rank(before: (key: IndexKey) => boolean): number;
  /** Paths of documents from one position up to another, which is left out. */
  between(start: number, end: number): Iterable<string>;
}

/** Read side of one database, at the latest version or at a past `readTime` that is still kept. */
export interface Reader {
  get(path: string, readTime?: Timestamp): Document | undefined;
  /**
   * Documents directly in a collection (`tours`, `bookings/b1/events`), in name order. Here and below, those before
   * `from` are left out, at no cost.
   */
  inCollection(collectionPath: string, readTime?: Timestamp, from?: string): Iterable<Document>;
  /** Documents of every collection with this id at or below `parentPath` ('' = the whole database), in name order. */
  inCollectionGroup(
    parentPath: string,
    collectionId: string,
    readTime?: Timestamp,
    from?: string,
  ): Iterable<Document>;
  /** Every document at any depth below a document ('' = the root), in name order: queries that name no collection. */
  inDescendants(parentPath: string, readTime?: Timestamp, from?: string): Iterable<Document>;
  /** Ids of the collections directly under a document ('' = the root), sorted, also where only deeper documents exist. */
  collectionIds(parentPath: string): string[];
  /** Undefined where there is none and none is made: the collection is small, or the version is past. */
  index(definition: IndexDefinition, readTime?: Timestamp): Index | undefined;
}

/** What listeners need of a database besides reading it. */
export interface CommitLog {
  /**
   * The time at which a read sees everything committed so far: at least the last commit time, and earlier than that of
   * every later commit. Never goes backwards.
   */
  currentTime(): Timestamp;
  /**
   * Commits later than `readTime`, oldest first, clears and imports among them. Undefined where the log doesn't reach
   * back that far. Where it does, a `Reader` can still read at `readTime`, too.
   */
  commitsSince(readTime: Timestamp): readonly Commit[] | undefined;
  /** Called after each commit, clears and imports included, in the same tick: between the two nothing can be read. */
  onCommit(listener: (commit: Commit) => void): () => void;
}

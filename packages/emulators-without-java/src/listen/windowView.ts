import type { Document } from '../model/document.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { firstMatches } from '../query/index.ts';
import type { Match, Query } from '../query/index.ts';
import type { Commit, DocumentChange, Reader } from '../store/types.ts';
import { queryScope } from './scope.ts';
import type { View, ViewChange } from './view.ts';

/** More matches than shown are kept, so that documents which leave can be replaced without a new query. */
const SPARE = 20;

/** The results of a query with a limit or offset: which documents are in view depends on the others. */
export class WindowView implements View {
  readonly scopes: readonly string[];
  readonly #reader: Reader;
  readonly #query: Query;
  /** Matches from the first up to the last of the window. */
  readonly #size: number;
  readonly #capacity: number;
  /** The first matches in order: all of them if `#complete`, else all up to the key of the last one kept. */
  #matches: Match[] = [];
  #complete = false;
  #bound: Match | undefined;

  constructor(reader: Reader, query: Query) {
    this.#reader = reader;
    this.#query = query;
    this.scopes = [queryScope(query)];
    this.#size = query.parts.offset + (query.parts.limit ?? Infinity);
    this.#capacity = 2 * this.#size + SPARE;
    this.#load();
  }

  current(): ViewChange[] {
    return this.#window(this.#matches).map(({ document }) => this.#shown(document));
  }

  apply(changes: readonly DocumentChange[]): ViewChange[] {
    const old = this.#window(this.#matches);
    const changed = new Set(changes.map(({ path }) => path));
    const unchanged = this.#matches.filter(({ document }) => !changed.has(document.path));
    const added = changes.flatMap(({ after }) => this.#matchOf(after) ?? []);
    if (added.length === 0 && unchanged.length === this.#matches.length) return [];
    this.#matches = [...unchanged, ...added].toSorted((a, b) =>
      this.#query.compareKeys(a.key, b.key),
    );
    if (this.#matches.length > this.#capacity) {
      this.#matches.length = this.#capacity;
      this.#complete = false;
      this.#bound = this.#matches.at(-1);
    }
    if (!this.#complete && this.#matches.length < this.#size) this.#load();
    return this.#difference(old, this.#window(this.#matches));
  }

  since(time: Timestamp, commits: readonly Commit[]): ViewChange[] {
    if (commits.length === 0) return [];
    const { matches } = firstMatches(this.#reader, this.#query, this.#count(this.#size), time);
    return this.#difference(this.#window(matches), this.#window(this.#matches));
  }

  #load(): void {
    const found = firstMatches(this.#reader, this.#query, this.#count(this.#capacity));
    this.#matches = found.matches;
    this.#complete = found.complete;
    this.#bound = found.matches.at(-1);
  }

  /** Undefined if the document is no match, or lies beyond what is kept. */
  #matchOf(document: Document | undefined): Match | undefined {
    const key = document && this.#query.keyOf(document);
    if (document === undefined || key === undefined) return undefined;
    const isKnown =
      this.#complete ||
      (this.#bound !== undefined && this.#query.compareKeys(key, this.#bound.key) <= 0);
    return isKnown ? { document, key } : undefined;
  }

  #window(matches: readonly Match[]): Match[] {
    return matches.slice(this.#query.parts.offset, this.#size);
  }

  #count(size: number): number | undefined {
    return size === Infinity ? undefined : size;
  }

  /** Versions are told apart by identity: documents are never changed in place. */
  #difference(old: readonly Match[], now: readonly Match[]): ViewChange[] {
    const before = new Map(old.map(({ document }) => [document.path, document]));
    const after = new Set(now.map(({ document }) => document.path));
    const gone = [...before].filter(([path]) => !after.has(path)).map(this.#goneOf);
    const shown = now
      .filter(({ document }) => before.get(document.path) !== document)
      .map(({ document }) => this.#shown(document));
    return [...gone, ...shown];
  }

  readonly #goneOf = ([path, before]: [string, Document]): ViewChange => {
    const document = this.#reader.get(path);
    return document === undefined
      ? { kind: 'deleted', path }
      : { kind: 'left', document: this.#query.project(document), isNew: document !== before };
  };

  #shown(document: Document): ViewChange {
    return { kind: 'shown', document: this.#query.project(document) };
  }
}

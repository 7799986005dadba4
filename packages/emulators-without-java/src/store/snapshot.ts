import { compareIds, comparePaths } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { collectionOf, idOf, isBelow, isDirectlyIn, join } from '../model/path.ts';
import type { Timestamp } from '../model/timestamp.ts';
import { CollectionIndex } from './collectionIndex.ts';
import { Indexes } from './indexes.ts';
import { SortedMap } from './sortedMap.ts';
import type { DocumentChange, Index, IndexDefinition, Reader } from './types.ts';

type Documents = SortedMap<Document>;

/** Below as many documents an index isn't worth making: looking at each takes a millisecond or two. */
export const MIN_INDEXED = 1000;

/** One version of a database, never changed: holding it is all it takes to go on reading it. */
export class Snapshot implements Reader {
  /** When this version was committed. */
  readonly time: Timestamp;
  /** By path. */
  readonly #all: Documents;
  /** The same by collection id, then path: a collection or collection group is a range of one of these. */
  readonly #groups: SortedMap<Documents>;
  /** Made when they are first asked for. */
  readonly #indexes: Indexes;
  #hasSuccessor = false;

  private constructor(
    time: Timestamp,
    all: Documents,
    groups: SortedMap<Documents>,
    indexes: Indexes,
  ) {
    this.time = time;
    this.#all = all;
    this.#groups = groups;
    this.#indexes = indexes;
  }

  static empty(time: Timestamp): Snapshot {
    const all: Documents = SortedMap.empty(comparePaths);
    return new Snapshot(time, all, SortedMap.empty(compareIds), Indexes.none());
  }

  /** The version after some changes. The work depends on the number of changes and the logarithm of what is stored. */
  with(changes: readonly DocumentChange[], time: Timestamp): Snapshot {
    const byId = new Map<string, DocumentChange[]>();
    for (const change of changes) {
      const id = collectionOf(change.path);
      const own = byId.get(id);
      if (own === undefined) byId.set(id, [change]);
      else own.push(change);
    }
    let groups = this.#groups;
    for (const [id, own] of byId) {
      const next = changed(groups.get(id) ?? SortedMap.empty(comparePaths), own);
      groups = next.size === 0 ? groups.delete(id) : groups.set(id, next);
    }
    this.#hasSuccessor = true;
    return new Snapshot(time, changed(this.#all, changes), groups, this.#indexes.with(changes));
  }

  get size(): number {
    return this.#all.size;
  }

  get(path: string): Document | undefined {
    return this.#all.get(path);
  }

  *inCollection(
    collectionPath: string,
    _readTime?: Timestamp,
    from?: string,
  ): Generator<Document, void, undefined> {
    const group = this.#groups.get(idOf(collectionPath));
    if (group === undefined) return;
    for (const document of below(group, collectionPath, from)) {
      // Collections of the same id may stand below this one's documents.
      if (isDirectlyIn(document.path, collectionPath)) yield document;
    }
  }

  inCollectionGroup(
    parentPath: string,
    collectionId: string,
    _readTime?: Timestamp,
    from?: string,
  ): Iterable<Document> {
    const group = this.#groups.get(collectionId);
    return group === undefined ? [] : below(group, parentPath, from);
  }

  inDescendants(
    parentPath: string,
    _readTime?: Timestamp,
    from?: string,
  ): Generator<Document, void, undefined> {
    return below(this.#all, parentPath, from);
  }

  /** One that it has, or makes now if it has no successor: only then later versions have it, too. */
  index(definition: IndexDefinition): Index | undefined {
    const { id, parent, collectionId } = definition;
    const known = this.#indexes.find(id);
    if (known !== undefined || this.#hasSuccessor) return known;
    const collectionPath = join(parent ?? '', collectionId);
    const group = this.#groups.get(collectionId);
    if (group === undefined) return undefined;
    const documents = parent === undefined ? below(group, '') : this.inCollection(collectionPath);
    if (countBelow(group, parent === undefined ? '' : collectionPath) < MIN_INDEXED) {
      return undefined;
    }
    const created = CollectionIndex.of(definition, documents);
    this.#indexes.add(created);
    return created;
  }

  collectionIds(parentPath: string): string[] {
    return [...this.idsUnder(parentPath)];
  }

  /**
   * The next ids under a path, whether documents have them or only documents further down do, in name order: all, or
   * those after one of them.
   */
  *idsUnder(path: string, after?: string): Generator<string, void, undefined> {
    let last = after === undefined ? path : join(path, after);
    for (;;) {
      const [document] = this.#all.from((key) => comparePaths(key, last) <= 0 || skips(key, last));
      if (document === undefined || !isBelow(document.path, path)) return;
      const start = path === '' ? 0 : path.length + 1;
      const end = document.path.indexOf('/', start);
      const id = document.path.slice(start, end === -1 ? undefined : end);
      yield id;
      last = join(path, id);
    }
    function skips(key: string, done: string): boolean {
      return done !== path && isBelow(key, done);
    }
  }
}

function changed(documents: Documents, changes: readonly DocumentChange[]): Documents {
  const entries: [string, Document][] = [];
  let rest = documents;
  for (const { path, after } of changes) {
    if (after === undefined) rest = rest.delete(path);
    else entries.push([path, after]);
  }
  return rest.setSorted(entries.toSorted(([a], [b]) => comparePaths(a, b)));
}

/** Everything below a path comes right after it in name order; `from` leaves out what comes before it. */
function below(
  documents: Documents,
  path: string,
  from = '',
): Generator<Document, void, undefined> {
  return documents.from(
    (key) => comparePaths(key, path) <= 0 || (from !== '' && comparePaths(key, from) < 0),
    (key) => !isBelow(key, path),
  );
}

function countBelow(documents: Documents, path: string): number {
  const isBefore = (key: string): boolean => comparePaths(key, path) <= 0;
  return documents.rank((key) => isBefore(key) || isBelow(key, path)) - documents.rank(isBefore);
}

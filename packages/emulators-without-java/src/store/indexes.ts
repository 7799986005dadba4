import type { CollectionIndex } from './collectionIndex.ts';
import type { DocumentChange } from './types.ts';

/** Most indexes that a database keeps: one of 100,000 documents takes some 15 MB. */
export const MAX_INDEXES = 12;

/** Telling an index of a change takes as long as making one of about so many documents. */
const DOCUMENTS_PER_CHANGE = 5;

interface Entry {
  readonly index: CollectionIndex;
  /** What the index is told when somebody asks for it: until then it costs writes nothing. */
  readonly waiting: Waiting | undefined;
}

interface Waiting {
  readonly earlier: Waiting | undefined;
  readonly changes: readonly DocumentChange[];
  /** Of all changes, the earlier ones among them. */
  readonly count: number;
}

/** The indexes of one version of a database. Asking for them and adding to them changes no other version's. */
export class Indexes {
  /** By the ids of their definitions, the longest unused first. */
  readonly #entries: Map<string, Entry>;

  private constructor(entry: Map<string, Entry>) {
    this.#entries = entry;
  }

  static none(): Indexes {
    return new Indexes(new Map());
  }

  find(id: string): CollectionIndex | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    const index = inOrder(entry.waiting).reduce((old, changes) => old.with(changes), entry.index);
    this.add(index);
    return index;
  }

  /** Makes it the one used last. */
  add(index: CollectionIndex): void {
    const { id } = index.definition;
    this.#entries.delete(id);
    this.#entries.set(id, { index, waiting: undefined });
    for (const longestUnused of this.#entries.keys()) {
      if (this.#entries.size <= MAX_INDEXES) return;
      this.#entries.delete(longestUnused);
    }
  }

  /** Those of the version after some changes, but for one for which so many wait that it is sooner made anew. */
  with(changes: readonly DocumentChange[]): Indexes {
    const next = new Map<string, Entry>();
    for (const [id, entry] of this.#entries) {
      const { index, waiting: earlier } = entry;
      const own = changes.filter(({ path }) => index.covers(path));
      const count = (earlier?.count ?? 0) + own.length;
      if (own.length === 0) next.set(id, entry);
      else if (count * DOCUMENTS_PER_CHANGE <= index.documents) {
        next.set(id, { index, waiting: { earlier, changes: own, count } });
      }
    }
    return new Indexes(next);
  }
}

/** The earliest first. */
function inOrder(waiting: Waiting | undefined): (readonly DocumentChange[])[] {
  const result: (readonly DocumentChange[])[] = [];
  for (let one = waiting; one !== undefined; one = one.earlier) result.push(one.changes);
  return result.toReversed();
}

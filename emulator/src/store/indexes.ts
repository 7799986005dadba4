import type { CollectionIndex } from './collectionIndex.ts';
import type { DocumentChange } from './types.ts';

/** Most indexes that a database keeps: one of 100,000 documents takes some 15 MB. */
export const MAX_INDEXES = 12;

/** Telling an index of a change takes as long as making one of about so many documents. */
const DOCUMENTS_PER_CHANGE = 5;

interface Kept {
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
  readonly #kept: Map<string, Kept>;

  private constructor(kept: Map<string, Kept>) {
    this.#kept = kept;
  }

  static none(): Indexes {
    return new Indexes(new Map());
  }

  find(id: string): CollectionIndex | undefined {
    const kept = this.#kept.get(id);
    if (kept === undefined) return undefined;
    const index = inOrder(kept.waiting).reduce((old, changes) => old.with(changes), kept.index);
    this.add(index);
    return index;
  }

  /** Makes it the one used last. */
  add(index: CollectionIndex): void {
    const { id } = index.definition;
    this.#kept.delete(id);
    this.#kept.set(id, { index, waiting: undefined });
    for (const longestUnused of this.#kept.keys()) {
      if (this.#kept.size <= MAX_INDEXES) return;
      this.#kept.delete(longestUnused);
    }
  }

  /** Those of the version after some changes, but for one for which so many wait that it is sooner made anew. */
  with(changes: readonly DocumentChange[]): Indexes {
    const next = new Map<string, Kept>();
    for (const [id, kept] of this.#kept) {
      const { index, waiting: earlier } = kept;
      const own = changes.filter(({ path }) => index.covers(path));
      const count = (earlier?.count ?? 0) + own.length;
      if (own.length === 0) next.set(id, kept);
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

import type { CollectionIndex } from './collectionIndex.ts';
import type { DocumentChange } from './types.ts';

/** Most indexes that a database keeps: each makes every write of its collection a little slower. */
export const MAX_INDEXES = 12;

interface Kept {
  readonly index: CollectionIndex;
  /** Changes it has gone through since somebody asked for it. */
  readonly idle: number;
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
    const index = this.#kept.get(id)?.index;
    if (index !== undefined) this.add(index);
    return index;
  }

  /** Makes it the one used last. */
  add(index: CollectionIndex): void {
    const { id } = index.definition;
    this.#kept.delete(id);
    this.#kept.set(id, { index, idle: 0 });
    for (const longestUnused of this.#kept.keys()) {
      if (this.#kept.size <= MAX_INDEXES) return;
      this.#kept.delete(longestUnused);
    }
  }

  /**
   * Those of the version after some changes. One that nobody asks for is dropped when keeping it has cost about as much
   * as making it anew.
   */
  with(changes: readonly DocumentChange[]): Indexes {
    const next = new Map<string, Kept>();
    for (const [id, kept] of this.#kept) {
      const { index } = kept;
      const own = changes.filter(({ path }) => index.covers(path));
      const idle = kept.idle + own.length;
      if (own.length === 0) next.set(id, kept);
      else if (idle < index.effort) next.set(id, { index: index.with(own), idle });
    }
    return new Indexes(next);
  }
}

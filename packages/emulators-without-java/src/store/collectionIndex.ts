import type { Document } from '../model/document.ts';
import { collectionOf, isDirectlyIn, join } from '../model/path.ts';
import { SortedMap } from './sortedMap.ts';
import type { DocumentChange, Index, IndexDefinition, IndexKey } from './types.ts';

/**
 * The keys of documents in order, never changed: a new version shares what it can with the old one. It holds paths and
 * no documents, so that a document whose keys stay the same costs nothing.
 */
export class CollectionIndex implements Index {
  readonly definition: IndexDefinition;
  /** How many it covers, those among them that lack a field and are not in it. */
  readonly documents: number;
  readonly #paths: SortedMap<string, IndexKey>;

  private constructor(
    definition: IndexDefinition,
    documents: number,
    paths: SortedMap<string, IndexKey>,
  ) {
    this.definition = definition;
    this.documents = documents;
    this.#paths = paths;
  }

  /** @param documents all that its definition covers */
  static of(definition: IndexDefinition, documents: Iterable<Document>): CollectionIndex {
    const { compare } = definition;
    const keys: IndexKey[] = [];
    let count = 0;
    for (const document of documents) {
      count++;
      for (const key of definition.keysOf(document)) keys.push(key);
    }
    keys.sort(compare);
    // An array may hold an element twice.
    const distinct = keys.filter((key, at) => at === 0 || compare(keys[at - 1] ?? [], key) !== 0);
    const paths = SortedMap.ofSorted(compare, distinct, pathOf);
    return new CollectionIndex(definition, count, paths);
  }

  covers(path: string): boolean {
    const { parent, collectionId } = this.definition;
    return parent === undefined
      ? collectionOf(path) === collectionId
      : isDirectlyIn(path, join(parent, collectionId));
  }

  /** The version after some changes of documents that it covers. */
  with(changes: readonly DocumentChange[]): CollectionIndex {
    let paths = this.#paths;
    let count = this.documents;
    for (const { path, before, after } of changes) {
      count += Number(after !== undefined) - Number(before !== undefined);
      const old = this.#keysOf(before);
      const now = this.#keysOf(after);
      if (this.#areSame(old, now)) continue;
      for (const key of old) paths = paths.delete(key);
      for (const key of now) paths = paths.set(key, path);
    }
    return new CollectionIndex(this.definition, count, paths);
  }

  rank(before: (key: IndexKey) => boolean): number {
    return this.#paths.rank(before);
  }

  between(start: number, end: number): Iterable<string> {
    return this.#paths.between(start, end);
  }

  #keysOf(document: Document | undefined): readonly IndexKey[] {
    return document === undefined ? [] : this.definition.keysOf(document);
  }

  #areSame(a: readonly IndexKey[], b: readonly IndexKey[]): boolean {
    return (
      a.length === b.length && a.every((key, at) => this.definition.compare(key, b[at] ?? []) === 0)
    );
  }
}

function pathOf(key: IndexKey): string {
  const path = key.at(-1);
  return typeof path === 'string' ? path : '';
}

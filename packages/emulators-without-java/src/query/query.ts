import { comparePaths } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { fieldAt, maskFields } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { collectionOf, isBelow, isDirectlyIn, join, parentOf } from '../model/path.ts';
import type { Cursor } from './cursor.ts';
import { isName } from './fields.ts';
import type { Filter } from './filter.ts';
import { later, nameRange } from './nameRange.ts';
import type { NameRange } from './nameRange.ts';
import type { FindNearest } from './nearest.ts';
import { compareKeys, sortKey } from './order.ts';
import type { Order, SortKey } from './order.ts';
import { compileFilter } from './predicate.ts';
import type { Predicate } from './predicate.ts';

/** What a StructuredQuery says, checked and with its implicit orders. */
interface QueryParts {
  /** Relative path of the document that the collections stand under, '' for the root. */
  readonly parent: string;
  /** Undefined: every collection there. */
  readonly collectionId: string | undefined;
  /** At any depth below the parent, not only directly under it. */
  readonly allDescendants: boolean;
  readonly filter: Filter | undefined;
  /** Complete: ends with `__name__`, so no two documents tie. */
  readonly orders: readonly Order[];
  readonly start: Cursor | undefined;
  readonly end: Cursor | undefined;
  readonly offset: number;
  readonly limit: number | undefined;
  /** The fields to answer; undefined: all, empty: only the name. */
  readonly projection: readonly FieldPath[] | undefined;
  readonly nearest: FindNearest | undefined;
  /** Fields that aggregations read: documents lacking one are no results. */
  readonly required: readonly FieldPath[];
}

/** A query that can be asked of one document at a time, so that listeners needn't run it again. */
export class Query {
  readonly #accepts: Predicate;
  readonly #names: NameRange;
  readonly #collectionPath: string;

  constructor(readonly parts: QueryParts) {
    this.#accepts = compileFilter(parts.filter);
    this.#names = nameRange(parts.filter);
    this.#collectionPath = join(parts.parent, parts.collectionId ?? '');
  }

  /** Whether the document is a result, leaving offset and limit aside. */
  matches(document: Document): boolean {
    const { orders, start, end } = this.parts;
    if (start !== undefined || end !== undefined) return this.keyOf(document) !== undefined;
    return this.#isEligible(document) && orders.every(({ field }) => hasField(document, field));
  }

  /** Where the document stands among the results; undefined if it is none. */
  keyOf(document: Document): SortKey | undefined {
    if (!this.#isEligible(document)) return undefined;
    const { orders, start, end } = this.parts;
    const key = sortKey(orders, document);
    if (key === undefined) return undefined;
    if (start !== undefined) {
      const comparison = this.compareKeys(key, start.key);
      if (start.before ? comparison < 0 : comparison <= 0) return undefined;
    }
    return end !== undefined && this.#isPast(key, end) ? undefined : key;
  }

  compareKeys(a: SortKey, b: SortKey): number {
    return compareKeys(this.parts.orders, a, b);
  }

  /** Order of two documents that match. */
  compare(a: Document, b: Document): number {
    const { orders } = this.parts;
    return compareKeys(orders, sortKey(orders, a) ?? [], sortKey(orders, b) ?? []);
  }

  /** The document as the query answers it. */
  project(document: Document): Document {
    const { projection } = this.parts;
    if (projection === undefined) return document;
    return { ...document, fields: maskFields(document.fields, projection) };
  }

  /** True if results come in the order in which documents are stored. */
  get isNameOrdered(): boolean {
    const [first, second] = this.parts.orders;
    return second === undefined && first !== undefined && !first.descending;
  }

  /** No document with a path before this one is a result. */
  get firstPath(): string | undefined {
    const [path] = (this.isNameOrdered && this.parts.start?.key) || [];
    return later(this.#names.from, typeof path === 'string' ? path : undefined);
  }

  /** Whether neither this path nor any later one is a result. */
  endsBefore(path: string): boolean {
    const { to } = this.#names;
    if (to !== undefined && comparePaths(path, to) > 0) return true;
    const { end } = this.parts;
    return end !== undefined && this.isNameOrdered && this.#isPast([path], end);
  }

  #isPast(key: SortKey, end: Cursor): boolean {
    const comparison = this.compareKeys(key, end.key);
    return end.before ? comparison >= 0 : comparison > 0;
  }

  /** Orders and cursors are left aside. */
  #isEligible(document: Document): boolean {
    return (
      this.#isInScope(document.path) &&
      this.#accepts(document) &&
      this.parts.required.every((field) => hasField(document, field))
    );
  }

  #isInScope(path: string): boolean {
    const { parent, collectionId, allDescendants } = this.parts;
    if (allDescendants) {
      if (!isBelow(path, parent)) return false;
      return collectionId === undefined || collectionOf(path) === collectionId;
    }
    return collectionId === undefined
      ? parentOf(parentOf(path)) === parent
      : isDirectlyIn(path, this.#collectionPath);
  }
}

function hasField(document: Document, field: FieldPath): boolean {
  return isName(field) || fieldAt(document.fields, field) !== undefined;
}

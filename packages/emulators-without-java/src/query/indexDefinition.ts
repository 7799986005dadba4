import { isArray } from '../model/compare.ts';
import { fieldAt } from '../model/fieldPath.ts';
import type { IndexDefinition, IndexKey } from '../store/types.ts';
import type { Fixed, Indexable } from './indexable.ts';
import { compareKeys, sortKey } from './order.ts';
import type { Order } from './order.ts';

/** The values that all keys of matches begin with, each of its field. */
export function fixedOf({ equalities, element }: Indexable): readonly Fixed[] {
  return element === undefined ? equalities : [...equalities, element];
}

/** Ordered by the fixed values, then as the query orders. A document that lacks a field is not in the index. */
export function defineIndex(
  scope: Pick<IndexDefinition, 'parent' | 'collectionId'>,
  filters: Indexable,
  orders: readonly Order[],
): IndexDefinition {
  const fixed = fixedOf(filters);
  const columns = [...fixed.map(({ field }) => ({ field, descending: false })), ...orders];
  const { element } = filters;
  const at = filters.equalities.length;
  return {
    ...scope,
    id: JSON.stringify([scope.parent, scope.collectionId, columns, at, fixed.length]),
    keysOf: (document) => {
      const key = sortKey(columns, document);
      if (key === undefined) return [];
      // A copy takes no more room than its values.
      if (element === undefined) return [[...key]];
      const array = fieldAt(document.fields, element.field);
      return isArray(array) ? array.map((item): IndexKey => key.with(at, item)) : [];
    },
    compare: (a, b) => compareKeys(columns, a, b),
  };
}

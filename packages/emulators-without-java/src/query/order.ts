import { comparePaths, compareStrings, compareValues } from '../model/compare.ts';
import type { Document } from '../model/document.ts';
import { fieldAt, formatFieldPath } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { StatusError } from '../model/status.ts';
import type { Value } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { fieldFilters, isInequality } from './filter.ts';
import type { Filter } from './filter.ts';
import { invalid, isName, parseFieldReference } from './fields.ts';

export interface Order {
  readonly field: FieldPath;
  readonly descending: boolean;
}

/** A document's values in the fields it is ordered by; its path stands for `__name__`. */
export type SortKey = readonly Value[];

/** Throws INVALID_ARGUMENT with the official texts. */
export function parseOrders(wire: WireQuery['orderBy']): Order[] {
  const orders = (wire ?? []).map((order) => ({
    field: parseFieldReference(order.field),
    descending: order.direction === 'DESCENDING',
  }));
  const seen = new Set<string>();
  for (const { field } of orders) {
    const name = formatFieldPath(field);
    if (seen.has(name)) throw invalid(`order by clause cannot contain duplicate fields ${name}`);
    if (seen.has('__name__')) throw fieldsAfterKey();
    seen.add(name);
  }
  return orders;
}

/**
 * The whole order: fields of inequalities that the query doesn't name follow its own orders, alphabetically, and the
 * name comes last, all in the direction of the last named order.
 */
export function completeOrders(explicit: readonly Order[], filter: Filter | undefined): Order[] {
  const last = explicit.at(-1);
  const named = new Set(explicit.map(({ field }) => formatFieldPath(field)));
  const inequalities = new Map(
    fieldFilters(filter)
      .filter((one) => isInequality(one) && !isName(one.field))
      .map(({ field }) => [formatFieldPath(field), field]),
  );
  const missing = [...inequalities]
    .filter(([name]) => !named.has(name))
    .toSorted(([a], [b]) => compareStrings(a, b))
    .map(([, field]) => field);
  if (named.has('__name__')) {
    if (missing.length > 0) throw fieldsAfterKey();
  } else {
    missing.push(['__name__']);
  }
  const descending = last?.descending ?? false;
  const orders = [...explicit, ...missing.map((field) => ({ field, descending }))];
  checkKeyScan(orders, filter);
  return orders;
}

/** Names can't be scanned backwards unless some field narrows the scan. */
function checkKeyScan([first]: readonly Order[], filter: Filter | undefined): void {
  if (first === undefined || !isName(first.field) || !first.descending) return;
  if (fieldFilters(filter).some(({ field }) => !isName(field))) return;
  throw new StatusError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
}

/** Undefined if the document lacks one of the fields: then it isn't in the results. */
export function sortKey(orders: readonly Order[], document: Document): SortKey | undefined {
  const key: Value[] = [];
  for (const { field } of orders) {
    const value = isName(field) ? document.path : fieldAt(document.fields, field);
    if (value === undefined) return undefined;
    key.push(value);
  }
  return key;
}

/** Compares as many values as both have: a cursor may be shorter than a key. */
export function compareKeys(orders: readonly Order[], a: SortKey, b: SortKey): number {
  // Without an iterator: sorts spend their time here.
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index];
    const left = a[index];
    const right = b[index];
    if (order === undefined || left === undefined || right === undefined) return 0;
    const comparison =
      typeof left === 'string' && typeof right === 'string' && isName(order.field)
        ? comparePaths(left, right)
        : compareValues(left, right);
    if (comparison !== 0) return order.descending ? -comparison : comparison;
  }
  return 0;
}

function fieldsAfterKey(): StatusError {
  return invalid('order by clause cannot contain more fields after the key');
}

import { comparePaths, compareValues, isArray, typeRank } from '../../model/compare.ts';
import type { Document } from '../../model/document.ts';
import { fieldAt, parseFieldPath } from '../../model/fieldPath.ts';
import { Reference } from '../../model/value.ts';
import type { Value } from '../../model/value.ts';
import type { WireQuery } from '../../model/wire.ts';
import { valueFromWire } from '../../model/wireValue.ts';

/**
 * The meaning of a query written down a second time, for tests: as plainly as possible, on the wire form, over a list of
 * all documents. Shares nothing with `query/` but the order of values.
 */
type Where = NonNullable<WireQuery['where']>;

const RANGES: Record<string, (order: number) => boolean> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
};
const IMPLIES_ORDER = new Set([
  ...Object.keys(RANGES),
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** Paths of the results, in order. */
export function hits(documents: readonly Document[], parent: string, query: WireQuery): string[] {
  const orders = ordersOf(query);
  const keyOf = (document: Document) => orders.map(({ field }) => read(document, field));
  const compare = (a: readonly (Value | undefined)[], b: readonly Value[]) => {
    for (const [index, value] of b.entries()) {
      const order = orders[index];
      const own = a[index];
      if (order === undefined || own === undefined) return 0;
      const result =
        order.field === '__name__'
          ? comparePaths(text(own), text(value))
          : compareValues(own, value);
      if (result !== 0) return result * order.sign;
    }
    return 0;
  };
  const start = (query.startAt?.values ?? []).map(valueFromWire);
  const end = (query.endAt?.values ?? []).map(valueFromWire);
  const found = documents
    .filter(({ path }) => inScope(path, parent, query))
    .filter((document) => !query.where || holds(document, query.where))
    .filter((document) => keyOf(document).every((value) => value !== undefined))
    .filter((document) => {
      if (start.length > 0 && compare(keyOf(document), start) < (query.startAt?.before ? 0 : 1e-9))
        return false;
      return end.length === 0 || compare(keyOf(document), end) <= (query.endAt?.before ? -1e-9 : 0);
    })
    .toSorted((a, b) =>
      compare(
        keyOf(a),
        keyOf(b).map((value) => value ?? null),
      ),
    )
    .map(({ path }) => path);
  const offset = query.offset ?? 0;
  const limit = query.limit?.value ?? Infinity;
  return found.slice(offset, offset + limit);
}

function inScope(path: string, parent: string, query: WireQuery): boolean {
  const { collectionId, allDescendants } = query.from?.[0] ?? {};
  const prefix = parent === '' ? '' : `${parent}/`;
  const segments = path.slice(prefix.length).split('/');
  if (!path.startsWith(prefix) || segments.at(-2) !== collectionId) return false;
  return Boolean(allDescendants) || segments.length === 2;
}

function read(document: Document, field: string): Value | undefined {
  return field === '__name__' ? document.path : fieldAt(document.fields, parseFieldPath(field));
}

function text(value: Value): string {
  return typeof value === 'string' ? value : '';
}

function ordersOf(query: WireQuery): { field: string; sign: number }[] {
  const orders = (query.orderBy ?? []).map((order) => ({
    field: order.field?.fieldPath ?? '',
    sign: order.direction === 'DESCENDING' ? -1 : 1,
  }));
  const sign = orders.at(-1)?.sign ?? 1;
  const implied = leaves(query.where)
    .filter(({ op }) => IMPLIES_ORDER.has(op))
    .map(({ field }) => field)
    .toSorted();
  for (const field of [...implied.filter((name) => name !== '__name__'), '__name__']) {
    if (!orders.some((order) => order.field === field)) orders.push({ field, sign });
  }
  return orders;
}

function leaves(filter: Where | null | undefined): { field: string; op: string }[] {
  if (!filter) return [];
  if (filter.compositeFilter) return (filter.compositeFilter.filters ?? []).flatMap(leaves);
  const leaf = filter.fieldFilter ?? filter.unaryFilter;
  return [{ field: leaf?.field?.fieldPath ?? '', op: leaf?.op ?? '' }];
}

function holds(document: Document, { compositeFilter, fieldFilter, unaryFilter }: Where): boolean {
  if (compositeFilter) {
    const results = (compositeFilter.filters ?? []).map((filter) => holds(document, filter));
    return compositeFilter.op === 'OR' ? results.includes(true) : !results.includes(false);
  }
  const value = read(document, (fieldFilter ?? unaryFilter)?.field?.fieldPath ?? '');
  if (value === undefined) return false;
  if (fieldFilter?.field?.fieldPath === '__name__') {
    const operand = valueFromWire(fieldFilter.value ?? {});
    const path = operand instanceof Reference ? operand.name.split('/').slice(5).join('/') : '';
    const order = comparePaths(text(value), path);
    return fieldFilter.op === 'EQUAL'
      ? order === 0
      : (RANGES[fieldFilter.op ?? '']?.(order) ?? false);
  }
  if (unaryFilter) {
    const isNull = value === null;
    const isNaN = Number.isNaN(value);
    if (unaryFilter.op === 'IS_NULL') return isNull;
    if (unaryFilter.op === 'IS_NAN') return isNaN;
    return !isNull && !(unaryFilter.op === 'IS_NOT_NAN' && isNaN);
  }
  const operand = valueFromWire(fieldFilter?.value ?? {});
  const operands = isArray(operand) ? operand : [];
  switch (fieldFilter?.op) {
    case 'EQUAL':
      return same(value, operand);
    case 'NOT_EQUAL':
      return value !== null && operand !== null && !same(value, operand);
    case 'IN':
      return operands.some((item) => same(value, item));
    case 'NOT_IN':
      return (
        value !== null && !operands.includes(null) && !operands.some((item) => same(value, item))
      );
    case 'ARRAY_CONTAINS':
      return isArray(value) && value.some((item) => same(item, operand));
    case 'ARRAY_CONTAINS_ANY':
      return isArray(value) && value.some((item) => operands.some((other) => same(item, other)));
    default: {
      const range = RANGES[fieldFilter?.op ?? ''];
      if ([value, operand].some((item) => item === null || Number.isNaN(item))) return false;
      return (
        typeRank(value) === typeRank(operand) && range?.(compareValues(value, operand)) === true
      );
    }
  }
}

/** Equal as filters see it: null and NaN are equal to nothing. */
function same(a: Value, b: Value): boolean {
  return b !== null && !Number.isNaN(b) && compareValues(a, b) === 0;
}

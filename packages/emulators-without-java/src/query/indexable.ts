import { compareStrings } from '../model/compare.ts';
import { formatFieldPath } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import type { Value } from '../model/value.ts';
import { isName } from './fields.ts';
import { conjunction } from './filter.ts';
import type { FieldFilter, Filter } from './filter.ts';
import { RELATIONS } from './operators.ts';
import { isComparable } from './predicate.ts';

/** A field, and the one value that a filter leaves it, or wants in it. */
export interface Fixed {
  readonly field: FieldPath;
  readonly value: Value;
}
export type ScalarFilter = Extract<FieldFilter, { kind: 'scalar' }>;

/** A filter that leaves one stretch of an index, and nothing else in it. */
export interface Indexable {
  /** Of different fields, by their names: the order that they are written in makes no other index. */
  readonly equalities: readonly Fixed[];
  /** What an array has to contain. */
  readonly element: Fixed | undefined;
  /** All of the field that the results are ordered by first. */
  readonly ranges: readonly ScalarFilter[];
}

/** Undefined if the filter is anything else. */
export function indexable(
  filter: Filter | undefined,
  firstOrder: FieldPath,
): Indexable | undefined {
  const filters = conjunction(filter);
  if (filters === undefined) return undefined;
  const equalities = new Map<string, Fixed>();
  const elements: Fixed[] = [];
  const ranges: ScalarFilter[] = [];
  for (const one of filters) {
    const { field } = one;
    const name = formatFieldPath(field);
    if (isEquality(one) && !isName(field) && !equalities.has(name)) equalities.set(name, one);
    else if (isElement(one)) elements.push(one);
    else if (isRange(one) && !isName(field) && name === formatFieldPath(firstOrder))
      ranges.push(one);
    else return undefined;
  }
  const [element, second] = elements;
  if (second !== undefined) return undefined;
  const sorted = [...equalities].toSorted(([a], [b]) => compareStrings(a, b));
  return { equalities: sorted.map(([, fixed]) => fixed), element, ranges };
}

type UnaryFilter = Extract<FieldFilter, { kind: 'unary' }>;

function isEquality(filter: FieldFilter): filter is ScalarFilter | UnaryFilter {
  if (filter.kind === 'list' || filter.relation !== '==') return false;
  // An operand that equals nothing, as null, is only for a unary filter.
  return filter.kind === 'unary' || isComparable(filter.value);
}

function isElement(filter: FieldFilter): filter is ScalarFilter {
  return filter.kind === 'scalar' && filter.relation === 'contains' && isComparable(filter.value);
}

function isRange(filter: FieldFilter): filter is ScalarFilter {
  if (filter.kind !== 'scalar' || !isComparable(filter.value)) return false;
  const { isInequality, isNegation } = RELATIONS[filter.relation];
  return isInequality && !isNegation;
}

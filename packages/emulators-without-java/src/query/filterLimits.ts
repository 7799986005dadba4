import { StatusError } from '../model/status.ts';
import { fieldFilters, isInequality } from './filter.ts';
import type { FieldFilter, Filter } from './filter.ts';
import { invalid, isName } from './fields.ts';
import { RELATIONS } from './operators.ts';

/** Most conjunctions a query may have once it is written as an OR of ANDs. */
const MAX_DISJUNCTIONS = 30;

/** What no single filter shows: throws INVALID_ARGUMENT or FAILED_PRECONDITION with the official texts. */
export function checkFilterLimits(filter: Filter | undefined): void {
  if (filter === undefined) return;
  const filters = fieldFilters(filter);
  if (filters.filter(({ relation }) => RELATIONS[relation].isNegation).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const hasAlternatives = filters.some(isDisjunction) || hasOr(filter);
  if (filters.some(isNotIn) && hasAlternatives) {
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
  checkNameEquality(filters);
  const disjunctions = countDisjunctions(filter);
  if (disjunctions > MAX_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${disjunctions} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  if (mostArrayFilters(filter) > 1) {
    if (hasAlternatives) {
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
    throw new StatusError(
      'FAILED_PRECONDITION',
      'Only a single array-contains clause is allowed in a query',
    );
  }
}

/** One name, and a range over something else that the name is no part of: there is no such scan. */
function checkNameEquality(filters: readonly FieldFilter[]): void {
  const isOneName = ({ kind, relation, field }: FieldFilter): boolean =>
    kind === 'scalar' && relation === '==' && isName(field);
  if (!filters.some(isOneName)) return;
  const inequalities = filters.filter(isInequality);
  if (inequalities.length === 0 || inequalities.some(({ field }) => isName(field))) return;
  throw invalid(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
}

const isNotIn = ({ kind, relation }: FieldFilter): boolean => kind === 'list' && relation === '!=';

/** Whether each value of the filter is an alternative. */
const isDisjunction = (filter: FieldFilter): boolean => filter.kind === 'list' && !isNotIn(filter);

function hasOr(filter: Filter): boolean {
  return 'filters' in filter && (filter.kind === 'or' || filter.filters.some(hasOr));
}

function countDisjunctions(filter: Filter): number {
  if ('filters' in filter) {
    const counts = filter.filters.map(countDisjunctions);
    return filter.kind === 'or'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  return filter.kind === 'list' && isDisjunction(filter) ? filter.values.length : 1;
}

/** The most array-contains filters that meet in one conjunction. */
function mostArrayFilters(filter: Filter): number {
  if (!('filters' in filter)) return Number(RELATIONS[filter.relation].isArrayMembership);
  const counts = filter.filters.map(mostArrayFilters);
  return filter.kind === 'or' ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
}

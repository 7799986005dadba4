import { formatFieldPath } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { StatusError } from '../model/status.ts';
import { invalid, isName } from './fields.ts';
import { fieldFilters } from './filter.ts';
import type { Filter } from './filter.ts';
import type { Order } from './order.ts';

/** Where a query looks. */
interface Scope {
  readonly parent: string;
  readonly collectionId: string | undefined;
  readonly allDescendants: boolean;
}

/** At any depth below one document there is no index but that of the names, upwards. Throws the official texts. */
export function checkDescendants(
  scope: Scope,
  filter: Filter | undefined,
  orders: readonly Order[],
): void {
  if (!isBelowDocument(scope)) return;
  if ([...fieldFilters(filter), ...orders].some(({ field }) => !isName(field))) {
    throw invalid('collection group queries are only allowed at the root parent');
  }
  if (!orders.some(({ descending }) => descending)) return;
  if (scope.collectionId === undefined) {
    throw invalid('kind is required for all orders except __key__ ascending');
  }
  throw new StatusError(
    'FAILED_PRECONDITION',
    "collection group queries are only allowed if they're at the root or they're an ascending primary key scan",
  );
}

/** Throws INVALID_ARGUMENT where aggregations would read fields that no index has. */
export function checkAggregated(scope: Scope, fields: readonly FieldPath[]): void {
  if (!isBelowDocument(scope) || fields.length === 0) return;
  throw invalid(
    `This query requires an index that has fields [${fields.map(formatFieldPath).join(', ')}] after __name__ and Firestore does not currently support such an index. Please try the query again with additional ordering on those fields.`,
  );
}

function isBelowDocument({ allDescendants, parent }: Scope): boolean {
  return allDescendants && parent !== '';
}

import { formatFieldPath } from '../model/fieldPath.ts';
import type { FieldPath } from '../model/fieldPath.ts';
import { RESERVED_ID } from '../model/resourceName.ts';
import type { WireQuery } from '../model/wire.ts';
import { parseCursor } from './cursor.ts';
import { checkDescendants } from './descendants.ts';
import { checkFilterLimits } from './filterLimits.ts';
import { fieldFilters, parseFilter } from './filter.ts';
import type { Filter } from './filter.ts';
import { invalid, isName, parseFieldReference } from './fields.ts';
import { parseNearest } from './nearest.ts';
import { completeOrders, parseOrders } from './order.ts';
import type { Order } from './order.ts';
import { Query } from './query.ts';

/**
 * Checks a StructuredQuery and turns it into a Query. `parentPath` is '' for the root.
 * Throws INVALID_ARGUMENT or FAILED_PRECONDITION with the official texts. Composite indexes are never asked for.
 */
export function parseQuery(parentPath: string, wire: WireQuery): Query {
  const { collectionId, allDescendants } = parseFrom(wire.from);
  const filter = parseFilter(wire.where);
  const explicit = parseOrders(wire.orderBy);
  checkDescendants({ parent: parentPath, collectionId, allDescendants }, filter, explicit);
  if (collectionId === undefined) checkKindless(filter, explicit);
  checkFilterLimits(filter);
  const orders = completeOrders(explicit, filter);
  const offset = wire.offset ?? 0;
  if (offset < 0) throw invalid('offset is negative');
  const limit =
    wire.limit === null || wire.limit === undefined ? undefined : (wire.limit.value ?? 0);
  if (limit !== undefined && limit < 0) throw invalid('limit is negative');
  return new Query({
    parent: parentPath,
    collectionId,
    allDescendants,
    filter,
    orders,
    start: parseCursor(wire.startAt, explicit),
    end: parseCursor(wire.endAt, explicit),
    offset,
    limit,
    projection: parseProjection(wire.select),
    nearest: parseNearest(wire),
    required: [],
  });
}

function parseFrom(from: WireQuery['from']): {
  collectionId: string | undefined;
  allDescendants: boolean;
} {
  const [selector, second] = from ?? [];
  if (second !== undefined) {
    throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  }
  const id = selector?.collectionId ?? '';
  if (id.includes('/')) throw invalid(`Collection id "${id}" is invalid because it contains "/".`);
  if (RESERVED_ID.test(id)) {
    throw invalid(`Collection id "${id}" is invalid because it is reserved.`);
  }
  return {
    collectionId: id === '' ? undefined : id,
    allDescendants: selector?.allDescendants ?? false,
  };
}

/** A query over every collection can only go by names. */
function checkKindless(filter: Filter | undefined, orders: readonly Order[]): void {
  const other = fieldFilters(filter).find(({ field }) => !isName(field));
  if (other !== undefined) {
    throw invalid(`kind is required for filter: ${formatFieldPath(other.field)}`);
  }
  if (orders.some(({ field }) => !isName(field))) {
    throw invalid('kind is required for all orders except __key__ ascending');
  }
}

function parseProjection(select: WireQuery['select']): FieldPath[] | undefined {
  if (select === null || select === undefined) return undefined;
  return (select.fields ?? []).map(parseFieldReference).filter((field) => !isName(field));
}

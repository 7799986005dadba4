import { parseReferencedName } from '../model/resourceName.ts';
import { Reference } from '../model/value.ts';
import type { WireQuery } from '../model/wire.ts';
import { valueFromWire } from '../model/wireValue.ts';
import { invalid, isName } from './fields.ts';
import type { Order, SortKey } from './order.ts';

/** A position in the results: just before or just after all documents with this key, or this beginning of a key. */
export interface Cursor {
  readonly key: SortKey;
  readonly before: boolean;
}

/** `orders` are the query's own: a cursor has no values for implicit ones. Throws INVALID_ARGUMENT. */
export function parseCursor(
  wire: WireQuery['startAt'],
  orders: readonly Order[],
): Cursor | undefined {
  const values = (wire?.values ?? []).map(valueFromWire);
  if (values.length > orders.length) throw invalid('Cursor has too many values.');
  if (values.length === 0) return undefined;
  const key = values.map((value, index) => {
    const order = orders[index];
    if (order === undefined || !isName(order.field)) return value;
    if (!(value instanceof Reference)) {
      throw invalid('Cursor __key__ value is not a document reference.');
    }
    return parseReferencedName(value.name).path;
  });
  return { key, before: wire?.before ?? false };
}

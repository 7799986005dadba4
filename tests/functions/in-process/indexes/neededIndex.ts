/** The parts of a query that matter for indexes. */
export interface QueryShape {
  collection: string;
  /** Whether it is a collection group query. */
  isGroup: boolean;
  /** Fields compared by `==`, `in` or `array-contains`. */
  equal: readonly string[];
  /** Fields compared by `<`, `<=`, `>`, `>=`, `!=` or `not-in`. */
  ranges: readonly string[];
  orders: readonly Order[];
  /** Fields that are summed or averaged. */
  summed: readonly string[];
}

interface Order {
  field: string;
  direction: 'ASCENDING' | 'DESCENDING';
}

interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}

interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: readonly { order?: string; queryScope?: string }[];
}

/** The file firestore.indexes.json. */
export interface IndexFile {
  indexes: readonly CompositeIndex[];
  fieldOverrides: readonly FieldOverride[];
}

const NAME = '__name__';

/** The order of the query's results in an index: a range comes first, and sums are read from the end. */
function ordersOf({ ranges, orders, summed }: QueryShape): Order[] {
  const ascending = (field: string): Order => ({ field, direction: 'ASCENDING' });
  const implied = ranges
    .filter((field) => orders.every((order) => order.field !== field))
    .map(ascending);
  const all = [...implied, ...orders, ...summed.map(ascending)];
  return all.filter(({ field }) => field !== NAME);
}

/**
 * Whether production answers the query with the indexes of the file and those it keeps of each single field.
 * Equality filters alone are answered by merging indexes of single fields; one order alone by the field's own index;
 * everything else by composite indexes, each of some equality fields and then all orders, which together have all the
 * equality fields. Source: firebase.google.com/docs/firestore/query-data/index-overview, 'Taking advantage of index
 * merging'.
 */
export function isIndexed(query: QueryShape, { indexes, fieldOverrides }: IndexFile): boolean {
  const orders = ordersOf(query);
  const scope = query.isGroup ? 'COLLECTION_GROUP' : 'COLLECTION';
  // Single-field indexes within a collection are automatic; those for collection groups are in the file.
  const hasOwnIndex = (field: string, direction?: Order['direction']) => {
    const override = fieldOverrides.find(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === query.collection && fieldPath === field,
    );
    if (!override) return !query.isGroup;
    return override.indexes.some(
      (index) => index.queryScope === scope && (!direction || index.order === direction),
    );
  };
  if (orders.length === 0)
    return query.equal.every((field) => field === NAME || hasOwnIndex(field));
  if (orders.length === 1 && query.equal.length === 0) {
    return hasOwnIndex(orders[0]?.field ?? '', orders[0]?.direction);
  }
  const fitting = indexes.filter(
    (index) =>
      index.collectionGroup === query.collection &&
      index.queryScope === scope &&
      endsWith(index, orders) &&
      equalityPart(index, orders).every((field) => query.equal.includes(field)),
  );
  const covered = new Set(fitting.flatMap((index) => equalityPart(index, orders)));
  return fitting.length > 0 && query.equal.every((field) => covered.has(field));
}

const equalityPart = ({ fields }: CompositeIndex, orders: readonly Order[]): string[] =>
  fields.slice(0, Math.max(0, fields.length - orders.length)).map(({ fieldPath }) => fieldPath);

const endsWith = ({ fields }: CompositeIndex, orders: readonly Order[]): boolean =>
  fields.length >= orders.length &&
  fields
    .slice(fields.length - orders.length)
    .every(
      ({ fieldPath, order }, position) =>
        fieldPath === orders[position]?.field && order === orders[position].direction,
    );

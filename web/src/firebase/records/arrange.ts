import type { GuestRecord } from './kinds.ts';
import type { RecordView } from './view.ts';

type Comparable = string | number | Date;

const valueOf = (record: object, field: string): Comparable =>
  (record as Readonly<Record<string, Comparable>>)[field] ?? '';

/** Filters and sorts records that a search found, each once. */
export function arrange<Item extends GuestRecord>(
  found: readonly Item[],
  { filters, sort = { field: 'createdAt', direction: 'desc' } }: Omit<RecordView, 'search'>,
): Item[] {
  const byId = new Map(found.map((record) => [record.id, record]));
  const sign = sort.direction === 'asc' ? 1 : -1;
  return [...byId.values()]
    .filter((record) =>
      Object.entries(filters).every(([field, value]) => valueOf(record, field) === value),
    )
    .toSorted((a, b) => {
      const [first, second] = [valueOf(a, sort.field), valueOf(b, sort.field)];
      if (first === second) return 0;
      return first < second ? -sign : sign;
    });
}

import { snapshotEqual } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import type { z } from 'zod';

const estimated = { serverTimestamps: 'estimate' } as const;

export interface Collection<Item> {
  name: string;
  idField: string;
  schema: z.ZodType<Item> & { shape: Readonly<Record<string, z.ZodType>> };
}

export interface Invalidity {
  missing: readonly string[];
  invalid: readonly string[];
}

export type Invalid<Item> = Partial<Item> & { id: string; damage: Invalidity };

/** Invalid records are listed too: they count, and staff must see them. */
export type Row<Item> = Valid<Item> | Invalid<Item>;
export type Valid<Item> = Item & { damage?: undefined };

export const isValid = <Item>(row: Row<Item>): row is Valid<Item> => row.damage === undefined;

export function toRow<Item>(
  collection: Collection<Item>,
  snapshot: DocumentSnapshot,
  more: Readonly<Record<string, string>> = {},
): Row<Item> {
  const data = { ...snapshot.data(estimated), [collection.idField]: snapshot.id, ...more };
  const { success, data: item } = collection.schema.safeParse(data);
  return success ? (item as Valid<Item>) : damaged(collection, snapshot.id, data);
}

/** A document that has not changed keeps its row, so only the others render again. */
export function rowsReader<Item>(collection: Collection<Item>) {
  let known = new Map<string, { found: DocumentSnapshot; row: Row<Item> }>();
  return (docs: readonly DocumentSnapshot[]): Row<Item>[] => {
    known = new Map(
      docs.map((found) => {
        const before = known.get(found.id);
        const isSame = before && snapshotEqual(before.found, found);
        return [found.id, isSame ? before : { found, row: toRow(collection, found) }];
      }),
    );
    return Array.from(known.values(), ({ row }) => row);
  };
}

function damaged<Item>(
  { schema }: Collection<Item>,
  id: string,
  data: Readonly<Record<string, unknown>>,
): Invalid<Item> {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    isPresent: data[name] !== undefined,
    parsed: field.safeParse(data[name]),
  }));
  const unfit = fields.filter(({ parsed }) => !parsed.success);
  const fit = fields.flatMap(({ name, parsed }) => (parsed.success ? [[name, parsed.data]] : []));
  return {
    ...(Object.fromEntries(fit) as Partial<Item>),
    id,
    damage: {
      missing: unfit.filter(({ isPresent }) => !isPresent).map(({ name }) => name),
      invalid: unfit.filter(({ isPresent }) => isPresent).map(({ name }) => name),
    },
  };
}

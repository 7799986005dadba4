import { snapshotEqual } from 'firebase/firestore';
import type { DocumentSnapshot } from 'firebase/firestore';
import type { z } from 'zod';

/** Estimates times that the server has not set yet. */
const estimated = { serverTimestamps: 'estimate' } as const;

/** A collection: the schema of its documents, and the field that holds their id. */
export interface Collection<Item> {
  name: string;
  idField: string;
  schema: z.ZodType<Item> & { shape: Readonly<Record<string, z.ZodType>> };
}

/** Which fields of a document are missing, and which are invalid. */
export interface Invalidity {
  missing: readonly string[];
  invalid: readonly string[];
}

/** The valid fields of a document that does not match its schema. */
export type Invalid<Item> = Partial<Item> & { id: string; damage: Invalidity };

/** A document in a list. Invalid records are listed too: they count, and staff must see them. */
export type Row<Item> = Whole<Item> | Invalid<Item>;
export type Whole<Item> = Item & { damage?: undefined };

export const isWhole = <Item>(row: Row<Item>): row is Whole<Item> => row.damage === undefined;

/** `more` holds fields from the document's path. */
export function toRow<Item>(
  collection: Collection<Item>,
  snapshot: DocumentSnapshot,
  more: Readonly<Record<string, string>> = {},
): Row<Item> {
  const data = { ...snapshot.data(estimated), [collection.idField]: snapshot.id, ...more };
  const { success, data: item } = collection.schema.safeParse(data);
  // A schema drops fields that it does not name.
  return success ? (item as Whole<Item>) : damaged(collection, snapshot.id, data);
}

/** Reads the lists of one listener. A document that has not changed keeps its row, so only the others render again. */
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

import type { DocumentSnapshot } from 'firebase/firestore';
import type { z } from 'zod';

/** Times that the server has yet to set are estimated. */
const estimated = { serverTimestamps: 'estimate' } as const;

/** A collection: how its documents are checked, and the name that their id gets. */
export interface Collection<Item> {
  name: string;
  idField: string;
  schema: z.ZodType<Item> & { shape: Readonly<Record<string, z.ZodType>> };
}

/** Which fields of a document are not there, and which hold something else than they should. */
export interface Invalidity {
  missing: readonly string[];
  invalid: readonly string[];
}

/** What of a document that does not fit its schema can be shown: the fields that do fit. */
export type Invalid<Item> = Partial<Item> & { id: string; damage: Invalidity };

/** A document as it is listed. One that is damaged is listed too: it counts, and somebody has to see it. */
export type Row<Item> = Whole<Item> | Invalid<Item>;
export type Whole<Item> = Item & { damage?: undefined };

export const isWhole = <Item>(row: Row<Item>): row is Whole<Item> => row.damage === undefined;

/** `more` is what the document's path says of it. */
export function toRow<Item>(
  collection: Collection<Item>,
  snapshot: DocumentSnapshot,
  more: Readonly<Record<string, string>> = {},
): Row<Item> {
  const data = { ...snapshot.data(estimated), [collection.idField]: snapshot.id, ...more };
  const { success, data: item } = collection.schema.safeParse(data);
  // A schema lets no field through that it does not name.
  return success ? (item as Whole<Item>) : damaged(collection, snapshot.id, data);
}

function damaged<Item>(
  { schema }: Collection<Item>,
  id: string,
  data: Readonly<Record<string, unknown>>,
): Invalid<Item> {
  const fields = Object.entries(schema.shape).map(([name, field]) => ({
    name,
    isThere: data[name] !== undefined,
    parsed: field.safeParse(data[name]),
  }));
  const unfit = fields.filter(({ parsed }) => !parsed.success);
  const fit = fields.flatMap(({ name, parsed }) => (parsed.success ? [[name, parsed.data]] : []));
  return {
    ...(Object.fromEntries(fit) as Partial<Item>),
    id,
    damage: {
      missing: unfit.filter(({ isThere }) => !isThere).map(({ name }) => name),
      invalid: unfit.filter(({ isThere }) => isThere).map(({ name }) => name),
    },
  };
}

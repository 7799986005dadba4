import { z } from 'zod';

/** The maximum number of saved views per person and list, and the maximum length of a name. */
export const viewLimits = { perList: 20, name: 60 };

/** A saved view of a list as stored. `v` is its version. */
export const savedViewSchema = z.object({
  v: z.literal(1),
  list: z.enum(['bookings', 'transfers']),
  name: z.string().min(1).max(viewLimits.name),
  /** The query string of the list: filters, days, order, columns. */
  query: z.string().max(2000),
  /** When it was first saved, in milliseconds. */
  at: z.number(),
});
export type StoredView = z.infer<typeof savedViewSchema>;
export type ViewedList = StoredView['list'];
export type SavedView = StoredView & { id: string };

export interface SavedViews {
  /** In the order in which they were saved. */
  views: readonly SavedView[];
  /** Number of invalid views. */
  unreadable: number;
}

/** Reads the valid views from stored data of any shape. */
export function readViews(items: unknown): SavedViews {
  const stored = Object.entries(
    z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(items ?? {}),
  );
  const views = stored.flatMap(([id, item]) => {
    const { data } = savedViewSchema.safeParse(item);
    return data ? [{ ...data, id }] : [];
  });
  return {
    views: views.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    unreadable: stored.length - views.length,
  };
}

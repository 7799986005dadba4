import { addDays, baliDate, dayOf, tripViewSchema } from '@selasar/domain';
import type { TripView } from '@selasar/domain';
import { z } from 'zod';
import { copyPrefix, deleteOldTripCopies } from './oldTrips.ts';
import { cipherFor } from './cipher.ts';

// Copies of trips that this browser showed last, for offline support. A copy is encrypted with the key of its trip, and
// its name does not reveal the key: without the link the browser's data cannot be read. docs/decisions/0016-offline.md

/** Days that a copy is stored after the last day of its trip. */
const daysAfter = 14;

const storedSchema = z.object({
  until: z.string(),
  /** When the trip was viewed, in milliseconds. */
  at: z.number(),
  data: z.string(),
});

export interface TripCopy {
  readonly view: TripView;
  readonly savedAtMs: number;
}

/** JSON has no dates. */
const dated = z.object({ $at: z.number() });
const write = (view: TripView): string =>
  JSON.stringify(view, function replace(this: Record<string, unknown>, name, value: unknown) {
    const own = this[name];
    return own instanceof Date ? { $at: own.getTime() } : value;
  });
const read = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    const { data } = dated.safeParse(value);
    return data ? new Date(data.$at) : value;
  });

/** Keys whose copies were deleted: a save that is under way, or a late update of the trip, must not bring them back. */
const deletedKeys = new Set<string>();
/** Names of copies that this tab has seen: one that is gone was deleted in another tab. */
const seenNames = new Set<string>();

/** Stores a trip as it is shown now. */
export async function saveTripCopy(key: string, view: TripView): Promise<void> {
  const at = Date.now();
  const last = view.requests
    .map((request) => ('endDate' in request ? request.endDate : undefined) ?? dayOf(request))
    .toSorted()
    .at(-1);
  try {
    const cipher = await cipherFor(key);
    const until = addDays(last ?? baliDate(new Date()), daysAfter);
    const data = await cipher.encrypt(write(view));
    const name = copyPrefix + cipher.name;
    const isGone = seenNames.has(name) && localStorage.getItem(name) === null;
    if (isGone || deletedKeys.has(key)) return;
    localStorage.setItem(name, JSON.stringify({ until, at, data }));
    seenNames.add(name);
  } catch {
    // Private windows and full disks may refuse.
  }
  deleteOldTripCopies(baliDate(new Date()));
}

/** The trip of a key as this browser showed it last; undefined if there is no copy. */
export async function readTripCopy(key: string): Promise<TripCopy | undefined> {
  try {
    deleteOldTripCopies(baliDate(new Date()));
    const cipher = await cipherFor(key);
    const name = copyPrefix + cipher.name;
    const text = localStorage.getItem(name);
    if (!text) return undefined;
    seenNames.add(name);
    const { at, data } = storedSchema.parse(JSON.parse(text));
    return { view: tripViewSchema.parse(read(await cipher.decrypt(data))), savedAtMs: at };
  } catch {
    // No storage, or a copy in another format.
    return undefined;
  }
}

/** Deletes the copy for a key that no longer opens a trip, or that the guest has the browser forget. */
export async function deleteTripCopy(key: string): Promise<void> {
  deletedKeys.add(key);
  try {
    localStorage.removeItem(copyPrefix + (await cipherFor(key)).name);
  } catch {
    // There was no copy.
  }
}

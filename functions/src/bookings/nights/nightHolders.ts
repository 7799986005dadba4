import {
  calendarId,
  collections,
  monthOf,
  monthsOf,
  nightsOf,
  pathOf,
  type CivilDate,
  type Stay,
} from '@selasar/domain';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db, unlessChanged, plainReader } from '../../platform/firestore.ts';

/** A stay in a villa. */
export interface VillaStay extends Stay {
  villaId: string;
}

/** The booking id or block holder of each taken night. Free nights are absent. Blocks are named by `blockHolder`. */
export type NightHolders = ReadonlyMap<CivilDate, string>;

/** The stored night holders of one villa in one month. */
export interface MonthOfNights {
  villaId: string;
  month: string;
  stored: DocumentSnapshot;
  holders: NightHolders;
}

const storedSchema = z.object({ nights: z.record(z.string(), z.string()) });

/** The months that a stay has nights in. */
export async function readNights(stay: VillaStay): Promise<MonthOfNights[]> {
  const { villaId } = stay;
  const months = monthsOf(stay);
  const stored = await plainReader(
    ...months.map((month) => db.doc(pathOf(collections.nightHolders, calendarId(villaId, month)))),
  );
  return stored.map((document, index) => ({
    villaId,
    month: months[index] ?? '',
    stored: document,
    holders: new Map(
      document.exists ? Object.entries(storedSchema.parse(document.data()).nights) : [],
    ),
  }));
}

/** The holders of a stay's nights. */
export function holdersOf(months: readonly MonthOfNights[], stay: Stay): NightHolders {
  const nights = new Set(nightsOf(stay));
  const all = months.flatMap(({ holders }) => [...holders]);
  return new Map(all.filter(([night]) => nights.has(night)));
}

/** Assigns the nights of a stay to a booking or block. The caller must have checked the current holders. */
export function takeNights(
  transaction: Transaction,
  months: readonly MonthOfNights[],
  stay: Stay,
  holder: string,
): void {
  for (const month of months) {
    const taken = nightsOf(stay).filter((night) => monthOf(night) === month.month);
    const own = taken.map((night) => [night, holder] as const);
    writeMonth(transaction, month, new Map([...month.holders, ...own]));
  }
}

/** Frees the nights that a booking or block holds. */
export function freeNights(
  transaction: Transaction,
  months: readonly MonthOfNights[],
  holder: string,
): void {
  for (const month of months) {
    const others = [...month.holders].filter(([, other]) => other !== holder);
    if (others.length < month.holders.size) writeMonth(transaction, month, new Map(others));
  }
}

/** Replaces all holders of the given months. Returns the months that change. */
export function replaceHolders(
  transaction: Transaction,
  months: readonly MonthOfNights[],
  holders: NightHolders,
): string[] {
  return months.flatMap((month) => {
    const own = new Map([...holders].filter(([night]) => monthOf(night) === month.month));
    const isSame =
      own.size === month.holders.size &&
      [...own].every(([night, holder]) => month.holders.get(night) === holder);
    if (isSame) return [];
    writeMonth(transaction, month, own);
    return [month.month];
  });
}

/** Writes `nightHolders` and the public `calendars` together. Fails if either changed since it was read. */
function writeMonth(
  transaction: Transaction,
  { villaId, month, stored }: MonthOfNights,
  holders: NightHolders,
): void {
  const nights = Object.fromEntries(holders);
  if (stored.exists) transaction.update(stored.ref, { nights }, unlessChanged(stored));
  else transaction.create(stored.ref, { villaId, month, nights });
  const taken = Object.fromEntries([...holders.keys()].map((night) => [night, true]));
  transaction.set(db.doc(pathOf(collections.calendars, stored.id)), {
    villaId,
    month,
    nights: taken,
  });
}

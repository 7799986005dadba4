import {
  type CivilDate,
  collections,
  monthOf,
  monthsOf,
  nightsOf,
  pathOf,
  type Stay,
} from '@selasar/domain/core';
import { calendarId, calendarSchema, takenNightsIn } from '@selasar/domain/pricing';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db, plainReader, type ReadAll } from '../platform/firestore.ts';

export interface VillaStay extends Stay {
  villaId: string;
}

/** The booking id or block holder (`blockHolder`) of each taken night. */
export type NightHolders = ReadonlyMap<CivilDate, string>;

export interface MonthOfNights {
  villaId: string;
  month: string;
  stored: DocumentSnapshot;
  holders: NightHolders;
}

const storedSchema = z.object({ nights: z.record(z.string(), z.string()) });

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

export function holdersOf(months: readonly MonthOfNights[], stay: Stay): NightHolders {
  const nights = new Set(nightsOf(stay));
  const all = months.flatMap(({ holders }) => [...holders]);
  return new Map(all.filter(([night]) => nights.has(night)));
}

/** The caller must have checked the current holders. */
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

/** Returns the months that change. */
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

function writeMonth(
  transaction: Transaction,
  { villaId, month, stored }: MonthOfNights,
  holders: NightHolders,
): void {
  const nights = Object.fromEntries(holders);
  createOrUpdate(transaction, stored, { villaId, month, nights });
  const taken = Object.fromEntries([...holders.keys()].map((night) => [night, true]));
  const calendar = db.doc(pathOf(collections.calendars, stored.id));
  transaction.set(calendar, { villaId, month, nights: taken });
}

export async function readTakenNights(
  readAll: ReadAll,
  villaId: string,
  stay: Stay,
): Promise<Set<CivilDate>> {
  const stored = await readAll(
    ...monthsOf(stay).map((month) =>
      db.doc(pathOf(collections.calendars, calendarId(villaId, month))),
    ),
  );
  return takenNightsIn(
    stored.map((document) => (document.exists ? calendarSchema.parse(document.data()) : undefined)),
  );
}

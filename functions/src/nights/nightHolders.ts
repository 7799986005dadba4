import { calendarId, nightsByMonth, nightsOf, type CivilDate, type Stay } from '@selasar/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db } from '../firestore.ts';

/** A stay in a villa. */
export interface VillaStay extends Stay {
  villaId: string;
}

const holdersSchema = z.object({ nights: z.record(z.string(), z.string()) });

/** Which booking holds which night; free nights are not in it. */
export type NightHolders = ReadonlyMap<CivilDate, string>;

/** Who holds the nights of a stay. The transaction locks them. */
export async function readNightHolders(
  transaction: Transaction,
  stay: VillaStay,
): Promise<NightHolders> {
  const months = [...nightsByMonth(stay).keys()];
  const stored = await transaction.getAll(
    ...months.map((month) => db.doc(`nightHolders/${calendarId(stay.villaId, month)}`)),
  );
  const holders = new Map(
    stored.flatMap((document) =>
      document.exists ? Object.entries(holdersSchema.parse(document.data()).nights) : [],
    ),
  );
  return new Map(
    nightsOf(stay).flatMap((night) => {
      const holder = holders.get(night);
      return holder === undefined ? [] : [[night, holder]];
    }),
  );
}

/** Gives the nights of a stay to a booking. The caller has read who holds them, in the same transaction. */
export const takeNights = (transaction: Transaction, stay: VillaStay, bookingId: string): void =>
  writeNights(transaction, stay, () => ({ held: bookingId, taken: true }));

/** Frees those nights of a stay that the booking holds. */
export function freeNights(
  transaction: Transaction,
  stay: VillaStay,
  holders: NightHolders,
  bookingId: string,
): void {
  writeNights(transaction, stay, (night) =>
    holders.get(night) === bookingId
      ? { held: FieldValue.delete(), taken: FieldValue.delete() }
      : undefined,
  );
}

/** Writes both what functions know and what the public sees of a stay's nights. */
function writeNights(
  transaction: Transaction,
  stay: VillaStay,
  change: (night: CivilDate) => { held: unknown; taken: unknown } | undefined,
): void {
  const { villaId } = stay;
  for (const [month, nights] of nightsByMonth(stay)) {
    const changes = nights.flatMap((night) => {
      const changed = change(night);
      return changed ? [{ night, ...changed }] : [];
    });
    if (changes.length === 0) continue;
    const write = (collection: string, entries: [CivilDate, unknown][]) =>
      transaction.set(
        db.doc(`${collection}/${calendarId(villaId, month)}`),
        { villaId, month, nights: Object.fromEntries(entries) },
        { merge: true },
      );
    write(
      'nightHolders',
      changes.map(({ night, held }) => [night, held]),
    );
    write(
      'calendars',
      changes.map(({ night, taken }) => [night, taken]),
    );
  }
}

import {
  bookingSchema,
  collections,
  pathOf,
  shortDate,
  takenNightsOf,
  type Stay,
} from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import type { HttpsError } from 'firebase-functions/v2/https';
import { callError, guestError } from '../../core/callError.ts';
import { db, lockedBy } from '../../core/firestore.ts';
import { reference } from '../../mail/letter.ts';
import { findFreeStays, readTakenNights } from './freeStays.ts';
import type { NightHolders, VillaStay } from './nightHolders.ts';

const period = ({ startDate, endDate }: Stay): string =>
  `${shortDate(startDate)} to ${shortDate(endDate)}`;

/** Refuses a guest's stay that overlaps a confirmed one, with the free dates nearby. */
export async function refuseTakenNights(
  transaction: Transaction,
  villaName: string,
  stay: VillaStay,
): Promise<void> {
  const taken = await readTakenNights(lockedBy(transaction), stay.villaId, stay);
  if (takenNightsOf(stay, taken).length === 0) return;
  const freeStays = await findFreeStays(stay);
  const nearby = freeStays.map(period).join('; ');
  throw guestError({
    code: 'nights-taken',
    field: 'startDate',
    message: `${villaName} is not free on all of these nights. ${
      nearby ? `Free nearby: ${nearby}.` : 'Please choose other dates.'
    }`,
    freeStays,
  });
}

/** Refuses to give nights to a booking while another holds one of them, and names the other to staff. */
export async function refuseHeldNights(holders: NightHolders, bookingId: string): Promise<void> {
  const other = [...holders.values()].find((holder) => holder !== bookingId);
  if (other !== undefined) throw await heldBy(other);
}

async function heldBy(otherId: string): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.bookings, otherId)).get();
  if (!stored.exists) {
    return callError({
      code: 'nights-taken',
      field: 'to',
      message: `Booking ${reference(otherId)}, which is no longer there, holds some of these nights.`,
    });
  }
  const { customerName, startDate, endDate } = bookingSchema
    .pick({ customerName: true, startDate: true, endDate: true })
    .parse(stored.data());
  return callError({
    code: 'nights-taken',
    field: 'to',
    message: `Booking ${reference(otherId)} of ${customerName} (${period({ startDate, endDate })}) holds some of these nights.`,
    otherBooking: { bookingId: otherId, customerName, startDate, endDate },
  });
}

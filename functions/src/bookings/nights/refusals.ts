import { blockOfHolder, blockSchema, bookingSchema, collections, pathOf } from '@selasar/domain';
import type { HttpsError } from 'firebase-functions/v2/https';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import type { NightHolders } from './nightHolders.ts';

/** The input field to name in the error: a status, or the dates of a block. */
type Field = 'to' | 'startDate';

/** Throws a `callError` if another booking or block holds one of the nights, and names it to staff. */
export async function refuseHeldNights(
  holders: NightHolders,
  holder: string,
  field: Field,
): Promise<void> {
  const other = [...holders.values()].find((one) => one !== holder);
  if (other === undefined) return;
  const blockId = blockOfHolder(other);
  throw await (blockId === undefined ? heldBy(other, field) : blockedBy(blockId, field));
}

async function heldBy(otherId: string, field: Field): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.bookings, otherId)).get();
  if (!stored.exists) {
    return callError({ code: 'nights-taken', field, facts: { heldBy: { bookingId: otherId } } });
  }
  const { customerName, startDate, endDate } = bookingSchema
    .pick({ customerName: true, startDate: true, endDate: true })
    .parse(stored.data());
  const otherBooking = { bookingId: otherId, customerName, startDate, endDate };
  return callError({ code: 'nights-taken', field, facts: { heldBy: otherBooking }, otherBooking });
}

const guestMessageSchema = blockSchema.pick({
  startDate: true,
  endDate: true,
  reason: true,
  note: true,
  source: true,
});

async function blockedBy(blockId: string, field: Field): Promise<HttpsError> {
  const stored = await db.doc(pathOf(collections.blocks, blockId)).get();
  if (!stored.exists) {
    return callError({ code: 'nights-taken', field, facts: { blockedBy: undefined } });
  }
  const otherBlock = { blockId, ...guestMessageSchema.parse(stored.data()) };
  return callError({ code: 'nights-taken', field, facts: { blockedBy: otherBlock }, otherBlock });
}

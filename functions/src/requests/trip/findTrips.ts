import { collections } from '@selasar/domain/core';
import { findTripsMail } from '../../mail/templates/tripMails.ts';
import { mails, writeMail } from '../../mail/writeMail.ts';
import { db, writeUnlessChanged } from '../../platform/firestore.ts';
import { limitAddress } from '../../platform/limits.ts';
import { implement } from '../../platform/operation.ts';
import { tripKeyOf } from '../../trips/joinTrip.ts';
import { trips, tripSchema } from '../../trips/trip.ts';
import { idOfKey } from '../askedBefore.ts';
import { admit, limitSender } from '../limitSender.ts';

const mostTrips = 10;

/** The caller learns nothing, not even from the duration: with or without a mail it is one write. */
export const findTrips = implement('findTrips', async (input, guest) => {
  const { customerEmail, website } = input;
  await admit({ ...guest, email: customerEmail, website });
  await writeUnlessChanged(async (transaction) => {
    const count = await limitSender('searches', { ...guest, email: customerEmail });
    const keys = await keysOf(customerEmail);
    const mail = mails.doc();
    count(transaction, mail);
    if (keys.length === 0) return;
    const envelope = { id: mail.id, to: customerEmail, cause: 'guest' } as const;
    await writeMail(transaction, envelope, findTripsMail(keys));
  });
  return {};
});

export async function keysOf(email: string): Promise<string[]> {
  const found = await trips
    .where('emails', 'array-contains', email)
    .orderBy('createdAt', 'desc')
    .limit(mostTrips)
    .get();
  return found.docs.map((trip) => tripSchema.parse(trip.data()).key);
}

/** A browser whose answer was lost asks whether its request arrived. It counts as a repeat of that request. */
export const findRequest = implement('findRequest', async ({ kind, requestKey }, { address }) => {
  await limitAddress(address, 'repeats');
  const request = await db.collection(collections[kind]).doc(idOfKey(requestKey)).get();
  return { hasArrived: request.exists, ...(request.exists && (await tripKeyOf(request))) };
});

import { implement } from '../../platform/operation.ts';
import { writeUnlessChanged } from '../../platform/firestore.ts';
import { mails, writeMail } from '../../mail/writeMail.ts';
import { admit, limitSender } from '../limitSender.ts';
import { findTripsMail } from '../../mail/templates/findTripsMail.ts';
import { trips, tripSchema } from '../../trips/trip.ts';

const mostTrips = 10;

/** The caller learns nothing, not even from the duration: with or without a mail it is one write. */
export const findTrips = implement(
  'findTrips',
  async ({ customerEmail, website }, guest): Promise<Record<string, never>> => {
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
  },
);

export async function keysOf(email: string): Promise<string[]> {
  const found = await trips
    .where('emails', 'array-contains', email)
    .orderBy('createdAt', 'desc')
    .limit(mostTrips)
    .get();
  return found.docs.map((trip) => tripSchema.parse(trip.data()).key);
}

import { addDays, baliDate, collections, startOfBaliDate } from '@selasar/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db, unlessChanged } from '../firestore.ts';
import { settings } from '../settings.ts';
import { hashOf, hashOfPerson } from './hash.ts';
import { hourOf } from './hour.ts';

const countsSchema = z.object({
  /** The hour that `taken` counts, and the day that `today` counts. */
  hour: z.number(),
  taken: z.number(),
  day: z.string().optional(),
  today: z.number().default(0),
});

/**
 * Whether one more mail may go to an address that anyone can have typed into our forms; counted in the transaction that
 * writes the mail. This protects mailboxes from floods. Guests may cause some within the hour, of any kind and from any
 * sender; the schedule may send a mail only while there were fewer within the day. What is not mailed is on the trip
 * page.
 */
export async function mayMail(
  transaction: Transaction,
  email: string,
  cause: 'guest' | 'schedule',
): Promise<boolean> {
  const now = new Date();
  const [hour, day] = [hourOf(now.getTime()), baliDate(now)];
  const person = await hashOfPerson(email);
  const counter = db.collection(collections.rateLimits).doc(await hashOf(`mails of ${person}`));
  const stored = await counter.get();
  const before = stored.exists ? countsSchema.parse(stored.data()) : undefined;
  const taken = before?.hour === hour ? before.taken : 0;
  const today = before?.day === day ? before.today : 0;
  const most = settings.mailsPerEmail.value();
  if (taken >= most || (cause === 'schedule' && today >= most)) return false;
  const expiresAt = Timestamp.fromDate(startOfBaliDate(addDays(day, 1)));
  const after = { person, hour, taken: taken + 1, day, today: today + 1, expiresAt };
  if (stored.exists) transaction.update(counter, after, unlessChanged(stored));
  else transaction.create(counter, after);
  return true;
}

import { collections } from '@selasar/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { db, unlessChanged } from '../firestore.ts';
import { settings } from '../settings.ts';
import { hashOf, hashOfPerson } from './hash.ts';
import { endOfHour, hourOf } from './hour.ts';

const countSchema = z.object({ hour: z.number(), taken: z.number() });

/**
 * Whether guests may trigger one more mail to an address within the hour, of any kind and from any sender; counted in
 * the transaction that writes the mail. Anyone can type somebody else's email into our forms, so this protects
 * mailboxes from floods. What is not mailed is on the trip page.
 */
export async function mayMail(transaction: Transaction, email: string): Promise<boolean> {
  const now = Date.now();
  const hour = hourOf(now);
  const person = await hashOfPerson(email);
  const counter = db.collection(collections.rateLimits).doc(await hashOf(`mails of ${person}`));
  const stored = await counter.get();
  const before = stored.exists ? countSchema.parse(stored.data()) : { hour, taken: 0 };
  const taken = before.hour === hour ? before.taken : 0;
  if (taken >= settings.mailsPerEmail.value()) return false;
  const after = { person, hour, taken: taken + 1, expiresAt: endOfHour(now) };
  if (stored.exists) transaction.update(counter, after, unlessChanged(stored));
  else transaction.create(counter, after);
  return true;
}

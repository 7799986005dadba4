import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/v2/https';
import { type GuestChange, guestChangeMail } from '../../mail/templates/changeMails.ts';
import { mails, writeMail } from '../../mail/writeMail.ts';
import { guestError } from '../../platform/callError.ts';
import { hourOf } from '../../platform/expiry.ts';
import { writeUnlessChanged } from '../../platform/firestore.ts';
import { limitAddress } from '../../platform/limits.ts';
import { withLocale } from '../../platform/locale.ts';
import type { Guest } from '../../platform/operation.ts';
import { endUnproven, type OpenedTrip, opens, tripOf } from '../../trips/trip.ts';
import { readRequest, type RequestRef } from '../changeByStaff.ts';
import { mailSubjectOf, type Read, type KindOnServer } from '../kindOnServer.ts';

export interface OwnChange extends Read {
  transaction: Transaction;
  type: KindOnServer;
}

export interface Done<Answer> {
  answer: Answer;
  /** What its address is told; 'status' if the mail of the new status does, undefined if nothing changed. */
  told?: GuestChange | 'status' | undefined;
}

/** Tells the request's address: whoever has the link can change it. The key of the mails ends the browser's. */
export async function changeByGuest<Answer>(
  guest: Guest,
  { key, ...own }: RequestRef & { key: string },
  work: (change: OwnChange) => Promise<Done<Answer>>,
): Promise<Answer> {
  await limitAddress(guest.address);
  const trip = await tripOf(key, guest);
  return writeUnlessChanged(async (transaction) => {
    const read = await readOwn(own, trip);
    const { answer, told } = await work({ transaction, ...read });
    if (told === undefined) return answer;
    if (!trip.only) endUnproven(transaction, trip);
    if (told !== 'status') await tell(transaction, { ...read, tripKey: trip.key }, told);
    return answer;
  });
}

/** One mail an hour for each kind of change: it says nothing that the next one would not say again. */
async function tell(
  transaction: Transaction,
  { type, stored, tripKey }: Read & { type: KindOnServer; tripKey: string },
  change: GuestChange,
): Promise<void> {
  const id = `${change}_${stored.id}_${hourOf(Date.now())}`;
  if ((await mails.doc(id).get()).exists) return;
  const of = mailSubjectOf(type, stored);
  const envelope = { id, to: stored.customerEmail, cause: 'guest', of } as const;
  await withLocale(stored.language, () =>
    writeMail(transaction, envelope, guestChangeMail(change, type.called(stored), tripKey)),
  );
}

/** A missing request and one of another trip throw the same error as a wrong key. */
async function readOwn({ kind, id }: RequestRef, trip: OpenedTrip) {
  const read = await readRequest(kind, id).catch((error: unknown) => {
    if (error instanceof HttpsError) throw guestError({ code: 'trip-not-found' });
    throw error;
  });
  if (read.stored.tripId !== trip.id || !opens(trip, id)) {
    throw guestError({ code: 'trip-not-found' });
  }
  return read;
}

import { randomUUID } from 'node:crypto';
import { asForm } from '@selasar/domain/core';
import { bookingTable, transferTable } from '@selasar/domain/requests';
import { addPayment, setPrice } from '../../../../functions/src/requests/money.ts';
import { editBooking, editTransfer, setNotes } from '../../../../functions/src/requests/edit.ts';
import { undoChange } from '../../../../functions/src/requests/undo.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { callHere } from '../callHere.ts';
import { bookTour, bookVilla, staff, stored, type Held } from './guestRequests.ts';

/** A second staff member. */
export const ayu = { uid: randomUUID(), role: 'staff' as const };

type Named = Pick<Held, 'kind' | 'id'>;

export const seenOf = async (held: Named): Promise<number> =>
  (await stored(held))['updatedAt'].toMillis();

/** The edit form of a booking with the given changes. */
export async function formOf(held: Named, change: object = {}) {
  const booking = await stored(held);
  return {
    id: held.id,
    itemId: booking['tourId'] ?? booking['villaId'],
    ...asForm(bookingTable, booking),
    seen: booking['updatedAt'].toMillis(),
    overrides: [],
    ...change,
  };
}

export const edit = async (held: Named, change: object, person = staff) =>
  callHere(editBooking, await formOf(held, change), person);

export async function editRide(held: Named, change: object) {
  const ride = await stored(held);
  const form = {
    id: held.id,
    ...asForm(transferTable, ride),
    seen: ride['updatedAt'].toMillis(),
    overrides: [],
    ...change,
  };
  return callHere(editTransfer, form, staff);
}

export const price = async ({ kind, id }: Named, total: number | null, reason = 'repeat guest') =>
  callHere(setPrice, { kind, id, seen: await seenOf({ kind, id }), total, reason }, staff);

export const note = ({ kind, id }: Named, seen: string, notes: string, person = staff) =>
  callHere(setNotes, { kind, id, seen, notes }, person);

export const pay = ({ kind, id }: Named, change: object = {}) =>
  callHere(
    addPayment,
    { kind, id, paymentId: randomUUID(), amount: 200, date: inDays(0), way: 'cash', ...change },
    staff,
  );

export const undo = ({ kind, id }: Named, eventId: string | undefined, person = staff) =>
  callHere(undoChange, { kind, id, eventId }, person);

interface Changed {
  id: string;
  by: string;
  undoes?: string;
  change: {
    what: string;
    before: Record<string, unknown>;
    after: Record<string, unknown> & { payment?: { amount: number } };
    reason?: string;
  };
}

/** The newest event of a change. */
export async function lastChange({ kind, id }: Named): Promise<Changed | undefined> {
  const events = await db.collection(`${kind}/${id}/events`).orderBy('at').get();
  const last = events.docs.findLast((event) => event.get('change') !== undefined);
  return last && ({ ...last.data(), id: last.id } as Changed);
}

/** The waiting mail of a guest: subject and text. */
export async function waitingFor({ id }: Named) {
  const found = await db.collection('mailQueue').where('requestId', '==', id).get();
  return found.docs.map((mail) => ({
    id: mail.id,
    to: mail.get('mail.to') as string,
    subject: mail.get('mail.message.subject') as string,
    text: mail.get('mail.message.text') as string,
  }));
}

/** Sends all waiting mails of a request. */
export async function sendAllQueued({ id }: Named): Promise<void> {
  const found = await db.collection('mailQueue').where('requestId', '==', id).get();
  await Promise.all(found.docs.map(({ ref }) => ref.delete()));
}

/** A confirmed booking whose mail is sent. */
export async function confirmedStay(villaId: string, days: readonly [number, number]) {
  const held = await bookVilla(villaId, days);
  await sendAllQueued(held);
  return held;
}
export async function confirmedTour(tourId: string, day = 9) {
  const held = await bookTour(tourId, day);
  await sendAllQueued(held);
  return held;
}

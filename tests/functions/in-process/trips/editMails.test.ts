import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { enrolHere } from '../callHere.ts';
import { asGuestsAndStaff, addTour, bookTour, refusalOf, stored } from './guestRequests.ts';
import {
  ayu,
  confirmedTour,
  lastChange,
  sendAllQueued,
  edit,
  note,
  pay,
  price,
  undo,
  waitingFor,
} from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-edit-mails'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
beforeAll(() => enrolHere(ayu));

describe('the mail to the guest about edits', () => {
  it('is one for two changes, with the final state', async () => {
    const held = await confirmedTour(await addTour());
    await edit(held, { startDate: inDays(10) });
    await edit(held, { numberOfGuests: 3 });
    await price(held, 200);
    const letters = await waitingFor(held);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('$200');
    expect(letters[0]?.text).toContain('Guests: 3');
  });

  it('is part of a waiting confirmation', async () => {
    const held = await bookTour(await addTour(), 9);
    await edit(held, { numberOfGuests: 3 });
    const letters = await waitingFor(held);
    expect(letters).toMatchObject([{ subject: expect.stringContaining('is confirmed') }]);
    expect(letters[0]?.text).toContain('Guests: 3');
  });

  it('is withdrawn if the edit is undone in time, even by hand, and otherwise has the final state', async () => {
    const held = await confirmedTour(await addTour());
    await edit(held, { numberOfGuests: 3 });
    await undo(held, (await lastChange(held))?.id);
    expect(await waitingFor(held)).toEqual([]);
    await edit(held, { numberOfGuests: 3 });
    await edit(held, { numberOfGuests: 2 });
    expect(await waitingFor(held)).toEqual([]);

    const { eventId } = await edit(held, { numberOfGuests: 4 });
    await sendAllQueued(held);
    await undo(held, eventId, ayu);
    const letters = await waitingFor(held);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Guests: 2');
  });

  it('covers the remaining one of two changes', async () => {
    const held = await confirmedTour(await addTour());
    await edit(held, { startDate: inDays(10) });
    const { eventId } = await edit(held, { customerName: 'Ana' });
    await undo(held, eventId);
    const letters = await waitingFor(held);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Hannah Vogel');
  });

  it('is not sent for notes and payments', async () => {
    const held = await confirmedTour(await addTour());
    await note(held, '', 'Vegetarian');
    await pay(held);
    expect(await waitingFor(held)).toEqual([]);
  });
});

describe('a new email', () => {
  const emailsOf = async (tripId: string) => (await db.doc(`trips/${tripId}`).get()).get('emails');

  it('finds the trip instead of the old one, and gets the mail', async () => {
    const held = await confirmedTour(await addTour());
    const { tripId, customerEmail } = await stored(held);
    const to = `${randomUUID()}@example.com`;
    await edit(held, { customerEmail: to });
    expect(await emailsOf(tripId)).toEqual([to]);
    expect(await waitingFor(held)).toMatchObject([{ to }]);
    await undo(held, (await lastChange(held))?.id);
    expect(await emailsOf(tripId)).toEqual([customerEmail]);
    expect(await waitingFor(held)).toEqual([]);
  });

  it('leaves the trip to the old one while another request has it', async () => {
    const tourId = await addTour();
    const [one, other] = [await confirmedTour(tourId), await confirmedTour(tourId, 10)];
    const { tripId, customerEmail } = await stored(one);
    await db.doc(`bookings/${other.id}`).update({ tripId, customerEmail });
    const to = `${randomUUID()}@example.com`;
    await edit(one, { customerEmail: to });
    expect(await emailsOf(tripId)).toEqual([customerEmail, to]);
  });

  it('may be empty if the guest has a phone number', async () => {
    const held = await confirmedTour(await addTour());
    expect(await refusalOf(edit(held, { customerEmail: '' }))).toMatchObject({
      field: 'customerPhone',
      problem: 'contact-missing',
    });
    await edit(held, { customerEmail: '', customerPhone: '+62 812 3456 7890' });
    expect(await stored(held)).toMatchObject({ customerEmail: '' });
    expect(await waitingFor(held)).toEqual([]);
  });
});

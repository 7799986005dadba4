import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { inDays } from '../../support/offer.ts';
import { enrolHere } from '../callHere.ts';
import {
  asGuestsAndStaff,
  addTour,
  addVilla,
  submitChange,
  answer,
  bookTour,
  bookTransfer,
  bookVilla,
  eventsOf,
  nightsBy,
  nightsOfVilla,
  refusalOf,
  set,
  staff,
  stayFor,
  stored,
} from './guestRequests.ts';
import {
  ayu,
  confirmedStay,
  confirmedTour,
  lastChange,
  sendAllQueued,
  edit,
  editRide,
  note,
  pay,
  price,
  undo,
  waitingFor,
} from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-undo-change'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
beforeAll(() => enrolHere(ayu));

describe('a manual price', () => {
  it('has a reason, survives an edit, and can be reset to the computed price', async () => {
    const held = await confirmedTour(await addTour());
    expect(await refusalOf(price(held, 150, ' '))).toMatchObject({
      field: 'reason',
      problem: 'reason-missing',
    });
    await price(held, 150.5);
    const after = await stored(held);
    expect(after).toMatchObject({ totalPrice: 150.5, priceReason: 'repeat guest' });
    expect(after).not.toHaveProperty('priceLines');
    expect(await lastChange(held)).toMatchObject({
      change: { what: 'price', after: { totalPrice: 150.5 }, reason: 'repeat guest' },
    });
    expect(await edit(held, { numberOfGuests: 3 })).toMatchObject({ total: 150.5 });
    expect(await price(held, null, '')).toEqual({ total: 273 });
    const again = await stored(held);
    expect(again).toMatchObject({ totalPrice: 273, priceLines: [{ unit: 91, count: 3 }] });
    expect(again).not.toHaveProperty('priceReason');
  });

  it.each([-1, 100_001, 1.001, NaN, null])('cannot be %s', async (total) => {
    const held = await confirmedTour(await addTour());
    const refusal = await refusalOf(price(held, total, total === null ? '' : 'x'));
    // It already has the computed price, so nothing changes.
    expect(refusal).toMatchObject(
      total === null ? { answered: { total: 182 } } : { code: 'invalid-input', field: 'total' },
    );
  });

  it('moves the deposit by the same share, and back', async () => {
    const held = await confirmedTour(await addTour({ deposit: 20 }));
    expect(await stored(held)).toMatchObject({ totalPrice: 182, deposit: 36.4 });
    await price(held, 91);
    expect(await stored(held)).toMatchObject({ totalPrice: 91, deposit: 18.2 });
    await price(held, 0);
    expect(await stored(held)).toMatchObject({ totalPrice: 0, deposit: 0 });
    await price(held, null, '');
    expect(await stored(held)).toMatchObject({ totalPrice: 182, deposit: 36.4 });
  });

  it('ends when staff accept a change request, at the price that the guest saw', async () => {
    const held = await confirmedTour(await addTour());
    await price(held, 150);
    await submitChange(held, stayFor(9, 9, 3));
    await answer(held, true);
    const after = await stored(held);
    expect(after).toMatchObject({ totalPrice: 273 });
    expect(after).not.toHaveProperty('priceReason');
  });
});

describe('a transfer', () => {
  it('can be edited, priced and undone like a booking', async () => {
    const held = await bookTransfer();
    await sendAllQueued(held);
    const { eventId } = await editRide(held, {
      pickupDate: inDays(5),
      flightNumber: 'QF 43',
      hotelName: 'Alaya',
    });
    expect(await stored(held)).toMatchObject({
      pickupDate: inDays(5),
      flightNumber: 'QF 43',
      hotelName: 'Alaya',
      searchTerms: expect.arrayContaining(['qf43', 'alaya']),
    });
    expect(await waitingFor(held)).toMatchObject([
      { subject: expect.stringContaining('Your airport transfer has changed') },
    ]);
    await price(held, 40);
    await undo(held, eventId);
    const after = await stored(held);
    expect(after).toMatchObject({ pickupDate: inDays(3), flightNumber: 'GA 123', totalAmount: 40 });
    expect(after).not.toHaveProperty('hotelName');
    expect(await refusalOf(editRide(held, { pickupDate: inDays(-1) }))).toMatchObject({
      problem: 'date-in-past',
    });
    expect(await refusalOf(editRide(held, { destination: 'airport (dps)' }))).toMatchObject({
      problem: 'same-place',
    });
    expect(await price(held, null, '')).toEqual({ total: 50 });
  });
});

describe('notes', () => {
  it('by two people at once: the second gets an error with the current text', async () => {
    const held = await confirmedTour(await addTour());
    await note(held, '', 'Vegetarian\nLate flight');
    expect(await stored(held)).toMatchObject({ notes: 'Vegetarian\nLate flight' });
    expect(await refusalOf(note(held, '', 'Allergic', ayu))).toMatchObject({
      code: 'notes-changed',
      currentNotes: 'Vegetarian\nLate flight',
    });
    await note(held, 'Vegetarian\nLate flight', '');
    expect(await stored(held)).not.toHaveProperty('notes');
    expect(await refusalOf(note(held, '', 'x'.repeat(2001)))).toMatchObject({ field: 'notes' });
  });
});

describe('payments', () => {
  it('give back at most what was paid, also when two people do so at once', async () => {
    const held = await confirmedTour(await addTour());
    const tooLarge = { code: 'invalid-input', field: 'amount', problem: 'refund-too-large' };
    expect(await refusalOf(pay(held, { amount: -5 }))).toMatchObject(tooLarge);
    expect(await stored(held)).not.toHaveProperty('payments');
    await pay(held, { amount: 170 });
    const paid = await lastChange(held);
    const refunds = [1, 2].map(() => refusalOf(pay(held, { amount: -100 })));
    expect(await Promise.all(refunds)).toContainEqual(expect.objectContaining(tooLarge));
    expect((await stored(held))['payments']).toMatchObject([{ amount: 170 }, { amount: -100 }]);
    // A payment of which something was given back cannot be undone before that.
    expect(await refusalOf(undo(held, paid?.id))).toMatchObject({ code: 'change-built-on' });
  });

  it('of a cancelled booking are to be given back, until they are or the booking is restored', async () => {
    const held = await confirmedTour(await addTour());
    await pay(held, { amount: 170 });
    await set(held, 'confirmed', 'cancelled');
    expect(await stored(held)).toMatchObject({ refundDue: 170 });
    await pay(held, { amount: -70 });
    expect(await stored(held)).toMatchObject({ refundDue: 100 });
    await set(held, 'cancelled', 'confirmed');
    expect(await stored(held)).not.toHaveProperty('refundDue');
  });

  it('are recorded once, with author and time; refunds are negative', async () => {
    const held = await confirmedTour(await addTour());
    const paymentId = randomUUID();
    await pay(held, { paymentId, note: 'Deposit' });
    await pay(held, { paymentId, note: 'Deposit' });
    await pay(held, { amount: -20, way: 'transfer' });
    expect((await stored(held))['payments']).toMatchObject([
      { id: paymentId, amount: 200, way: 'cash', note: 'Deposit', by: staff.uid },
      { amount: -20, way: 'transfer', byName: 'Made Wirawan' },
    ]);
    expect(await refusalOf(pay(held, { paymentId, amount: 100 }))).toMatchObject({
      code: 'request-id-reused',
    });
  });

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 1e308 }, 'amount'],
    [{ amount: 0.001 }, 'amount'],
    [{ date: inDays(1) }, 'date'],
    [{ date: '2027-02-30' }, 'date'],
    [{ way: 'gold' }, 'way'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('are none: %j', async (change, field) => {
    const held = await confirmedTour(await addTour());
    expect(await refusalOf(pay(held, change))).toMatchObject({ code: 'invalid-input', field });
  });

  it('are limited to 50', async () => {
    const held = await confirmedTour(await addTour());
    const payment = { id: 'x', amount: 1, date: inDays(0), way: 'cash', by: 'x', at: new Date() };
    await db
      .doc(`bookings/${held.id}`)
      .update({ payments: Array.from({ length: 50 }, () => payment) });
    expect(await refusalOf(pay(held))).toMatchObject({ code: 'too-many-payments' });
  });

  it('by three people at once are all kept, and one can be undone', async () => {
    const held = await confirmedTour(await addTour());
    await Promise.all([1, 2, 3].map((amount) => pay(held, { amount })));
    const event = await lastChange(held);
    await undo(held, event?.id, ayu);
    const amounts = ((await stored(held))['payments'] as { amount: number }[]).map(
      ({ amount }) => amount,
    );
    expect(new Set([...amounts, event?.change.after.payment?.amount])).toEqual(new Set([1, 2, 3]));
    expect(amounts).toHaveLength(2);
    expect(await refusalOf(undo(held, event?.id))).toMatchObject({ code: 'already-undone' });
  });
});

describe('undoing', () => {
  it('restores a stay only if its nights are still free', async () => {
    const villaId = await addVilla();
    const held = await confirmedStay(villaId, [20, 23]);
    const { eventId } = await edit(held, stayFor(30, 32));
    await undo(held, eventId, ayu);
    expect(await stored(held)).toMatchObject({ ...stayFor(20, 23), totalPrice: 630 });
    expect((await nightsOfVilla(villaId)).held).toEqual(nightsBy([held, 20, 23]));
    expect(await lastChange(held)).toMatchObject({ undoes: eventId, by: ayu.uid });

    const moved = await edit(held, stayFor(30, 32));
    const other = await bookVilla(villaId, [21, 22]);
    expect(await refusalOf(undo(held, moved.eventId))).toMatchObject({
      code: 'nights-taken',
      otherBooking: { bookingId: other.id },
    });
    expect((await nightsOfVilla(villaId)).held).toEqual(nightsBy([held, 30, 32], [other, 21, 22]));
  });

  it('is refused after a later change of the same fields, but not of others', async () => {
    const held = await confirmedTour(await addTour());
    const first = await edit(held, { customerName: 'Ana' });
    await note(held, '', 'Vegetarian', ayu);
    await edit(held, { customerName: 'Anna' }, ayu);
    expect(await refusalOf(undo(held, first.eventId))).toMatchObject({ code: 'change-built-on' });
    expect(await stored(held)).toMatchObject({ customerName: 'Anna', notes: 'Vegetarian' });
    await undo(held, (await lastChange(held))?.id);
    await undo(held, first.eventId);
    expect(await stored(held)).toMatchObject({ customerName: 'Hannah Vogel' });
  });

  it('happens once: an undone change and an undo cannot be undone', async () => {
    const held = await confirmedTour(await addTour());
    const { eventId } = await edit(held, { customerName: 'Ana' });
    const twice = await Promise.all([
      refusalOf(undo(held, eventId)),
      refusalOf(undo(held, eventId, ayu)),
    ]);
    expect(twice.filter(({ code }) => code === 'already-undone')).toHaveLength(1);
    expect(await eventsOf(held)).toHaveLength(4);
    const undone = await lastChange(held);
    expect(await refusalOf(undo(held, undone?.id))).toMatchObject({ code: 'change-not-found' });
    expect(await refusalOf(undo(held, 'none'))).toMatchObject({ code: 'change-not-found' });
    const [requested] = await eventsOf(held);
    expect(await refusalOf(undo(held, requested?.id))).toMatchObject({ code: 'change-not-found' });
  });

  it('works for all kinds of changes, and for a status under its own conditions', async () => {
    const held = await bookTour(await addTour(), 9);
    const eventId = (await eventsOf(held)).at(-1)?.id;
    expect(await refusalOf(undo(held, eventId, ayu))).toMatchObject({ code: 'not-your-change' });
    await undo(held, eventId);
    expect(await stored(held)).toMatchObject({ status: 'pending' });
    expect(await waitingFor(held)).toEqual([]);
  });

  it('of an edit restores its fields without a mail', async () => {
    const held = await confirmedTour(await addTour());
    const { eventId } = await edit(held, { numberOfGuests: 3 });
    expect(await waitingFor(held)).toHaveLength(1);
    expect(await undo(held, eventId)).toEqual({ id: held.id, status: 'confirmed' });
    expect(await stored(held)).toMatchObject({ numberOfGuests: 2, totalPrice: 182 });
    expect(await waitingFor(held)).toEqual([]);
  });

  it('restores notes and a price as they were', async () => {
    const held = await confirmedTour(await addTour());
    await note(held, '', 'One');
    await note(held, 'One', 'Two');
    await undo(held, (await lastChange(held))?.id);
    expect(await stored(held)).toMatchObject({ notes: 'One' });
    await price(held, 10);
    await undo(held, (await lastChange(held))?.id);
    const after = await stored(held);
    expect(after).toMatchObject({ totalPrice: 182, priceLines: [{ unit: 91, count: 2 }] });
    expect(after).not.toHaveProperty('priceReason');
  });
});

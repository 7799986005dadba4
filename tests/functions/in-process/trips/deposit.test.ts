import { randomUUID } from 'node:crypto';
import { addDays, reference, shortDate, startOfBaliDate } from '@selasar/domain/core';
import { noPaymentTerms, type OfferRules, type PaymentTerms } from '@selasar/domain/pricing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { remindGuests } from '../../../../functions/src/mail/remindGuests.ts';
import { setPaymentTerms } from '../../../../functions/src/offers/settings.ts';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { createBookingForGuest } from '../../../../functions/src/requests/createBooking.ts';
import { setPaymentLink } from '../../../../functions/src/requests/deposit.ts';
import { publishTripOf } from '../../../../functions/src/trips/publishTrip.ts';
import { alternatives, inDays } from '../../support/offer.ts';
import { callHere, enrolHere } from '../callHere.ts';
import {
  addTour,
  addVilla,
  answer,
  asGuestsAndStaff,
  bookTour,
  bookVilla,
  type Held,
  refusalOf,
  set,
  staff,
  stayFor,
  stored,
  submitChange,
} from './guestRequests.ts';
import {
  confirmedStay,
  edit,
  lastChange,
  pay,
  price,
  seenOf,
  sendAllQueued,
  undo,
  waitingFor,
} from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-trip-deposit'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();
const admin = { uid: randomUUID(), role: 'admin' as const };
const terms = db.doc('terms/payment');
const bankAccount = 'Bank Mandiri\n123 456 789';
beforeAll(() => enrolHere(admin));
beforeEach(() => terms.set({ bankAccount, payPal: 'https://paypal.me/selasar', dueDays: 3 }));
afterEach(() => {
  vi.useRealTimers();
});

const villa = () => addVilla({ deposit: 20 });
const due = inDays(3);
const depositOf = async (held: Held) => {
  const { depositDue, unpaidDepositDue } = await stored(held);
  return { depositDue, unpaidDepositDue };
};
const mailText = async (held: Held) => (await waitingFor(held)).map(({ text }) => text).join();
const run = (day: string, hour = 17) =>
  remindGuests.run({
    scheduleTime: new Date(startOfBaliDate(day).getTime() + hour * 3_600_000).toISOString(),
  });
const reminder = (held: Held, day: string) => db.doc(`mail/deposit_${held.id}_${day}`).get();

describe('a confirmed booking', () => {
  it('has a day until which its deposit is due; the mail says how to pay it', async () => {
    const held = await bookVilla(await villa(), [20, 22]);
    expect(await depositOf(held)).toEqual({ depositDue: due, unpaidDepositDue: due });
    const text = await mailText(held);
    for (const fact of [
      `Please pay the deposit of $84 by ${shortDate(due)}, with the reference ${reference(held.id)}.`,
      `Deposit: $84, due ${shortDate(due)}`,
      `Bank account: ${bankAccount}`,
      'PayPal: https://paypal.me/selasar',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('has none as long as nobody has said how to pay, nor without a deposit', async () => {
    const free = await bookVilla(await addVilla(), [20, 22]);
    await terms.set({ dueDays: 3 });
    const held = await bookVilla(await villa(), [20, 22]);
    for (const one of [free, held]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await depositOf(one)).toEqual({});
    }
    expect(await mailText(held)).toContain(
      'Deposit: $84, due on confirmation: we will write to you about how to pay it',
    );
    expect(await mailText(held)).not.toContain('Please pay');
  });

  it('owes it by the day itself at the latest, also once that day is moved', async () => {
    const held = await bookVilla(await villa(), [2, 4]);
    expect(await depositOf(held)).toEqual({ depositDue: due, unpaidDepositDue: inDays(2) });
    await sendAllQueued(held);
    await edit(held, { startDate: inDays(20), endDate: inDays(22) });
    expect(await depositOf(held)).toEqual({ depositDue: due, unpaidDepositDue: due });
  });

  it('keeps that day when the terms change, and gets a new one when it is restored', async () => {
    const held = await confirmedStay(await villa(), [20, 22]);
    await terms.delete();
    await pay(held, { amount: 10 });
    await edit(held, { customerName: 'Ana' });
    expect(await depositOf(held)).toEqual({ depositDue: due, unpaidDepositDue: due });
    expect(await mailText(held)).toContain('Paid: $10');
    expect(await mailText(held)).toContain(
      `Deposit: $74 of $84 still to pay, due ${shortDate(due)}`,
    );
    expect(await mailText(held)).not.toContain('Please pay');
    await terms.set({ bankAccount, dueDays: 5 });
    await set(held, 'confirmed', 'cancelled');
    expect((await depositOf(held)).unpaidDepositDue).toBeUndefined();
    expect(await mailText(held)).toMatch(/is cancelled\.[^]*Paid: \$10/);
    await set(held, 'cancelled', 'confirmed');
    expect((await depositOf(held)).unpaidDepositDue).toBe(inDays(5));
  });

  it('has it at once if it is confirmed when it is made, by guest or staff', async () => {
    const rules: OfferRules = { deposit: 20, seats: 8, instantConfirmation: true };
    const instant = await bookTour(await addTour(rules), 9, false);
    expect(await depositOf(instant)).toEqual({ depositDue: due, unpaidDepositDue: due });
    const requestId = randomUUID();
    const itemId = await addTour({ deposit: 20 });
    const made = { ...alternatives.tour(), itemId, startDate: inDays(9) };
    const input = { ...made, requestId, customerPhone: '', status: 'confirmed', overrides: [] };
    await callHere(createBookingForGuest, { ...input, customerEmail: 'a@example.com' }, staff);
    const [mail] = (await db.collection('mail').where('to', '==', 'a@example.com').get()).docs;
    expect(mail?.get('message.text')).toContain('Bank Mandiri');
    expect(await depositOf({ key: '', kind: 'bookings', id: requestId })).toEqual({
      depositDue: due,
      unpaidDepositDue: due,
    });
  });
});

it('a higher price demands no deposit again that was paid in time', async () => {
  const held = await confirmedStay(await villa(), [20, 22]);
  await pay(held, { amount: 84 });
  await db.doc(`bookings/${held.id}`).update({ depositDue: inDays(-1) });
  await price(held, 840);
  expect(await stored(held)).toMatchObject({ deposit: 84 });
  expect((await depositOf(held)).unpaidDepositDue).toBeUndefined();
  expect(await mailText(held)).toContain('Deposit: $84, paid');
  expect(await mailText(held)).not.toContain('Please pay');
});

it('a deposit that a change raises after it was due can still be paid in time', async () => {
  const held = await confirmedStay(await villa(), [20, 22]);
  await pay(held, { amount: 84 });
  await db.doc(`bookings/${held.id}`).update({ depositDue: inDays(-1) });
  await submitChange(held, stayFor(20, 23));
  await answer(held, true);
  expect(await stored(held)).toMatchObject({ deposit: 126 });
  expect(await depositOf(held)).toEqual({ depositDue: due, unpaidDepositDue: due });
  expect(await mailText(held)).toContain(`Please pay the deposit of $42 by ${shortDate(due)}`);
});

it('a recorded deposit is paid for guest and staff, until the payment is undone', async () => {
  const held = await confirmedStay(await villa(), [20, 22]);
  const { tripId } = await stored(held);
  await pay(held, { amount: 84, note: 'only for staff' });
  expect(await depositOf(held)).toEqual({ depositDue: due });
  await publishTripOf(tripId);
  const { viewId } = (await db.doc(`trips/${tripId}`).get()).data() ?? {};
  const shown = (await db.doc(`tripViews/${viewId}`).get()).data();
  expect(shown?.['requests'][0]).toMatchObject({ depositDue: due, payments: [{ amount: 84 }] });
  expect(JSON.stringify(shown)).not.toContain('only for staff');
  await undo(held, (await lastChange(held))?.id);
  expect(await depositOf(held)).toEqual({ depositDue: due, unpaidDepositDue: due });
});

describe('a guest with an open deposit', () => {
  it('is reminded once, on the day before it is due', async () => {
    const [held, paid] = await Promise.all([
      confirmedStay(await villa(), [20, 22]),
      confirmedStay(await villa(), [20, 22]),
    ]);
    await pay(paid, { amount: 84 });
    await run(addDays(due, -2));
    expect((await reminder(held, due)).exists).toBe(false);
    await Promise.all([run(addDays(due, -1)), run(addDays(due, -1))]);
    const message = (await reminder(held, due)).get('message');
    expect(message.subject).toContain('The deposit for Test Villa is due tomorrow');
    expect(message.text).toContain('Bank Mandiri');
    expect((await reminder(paid, due)).exists).toBe(false);
  });

  it('is no longer reminded once the booking is cancelled', async () => {
    const held = await confirmedStay(await villa(), [20, 22]);
    await set(held, 'confirmed', 'cancelled');
    await run(addDays(due, -1));
    expect((await reminder(held, due)).exists).toBe(false);
  });

  it('is told to those of the company who want to hear of it, once, on the day after', async () => {
    const settings = db.doc('noticeSettings/company');
    await settings.set({ unpaidDeposit: true });
    const { id } = await confirmedStay(await villa(), [20, 22]);
    const waits = () => db.doc(`notices/deposit_${id}_${due}`).get();
    await run(due);
    expect((await waits()).exists).toBe(false);
    await Promise.all([run(addDays(due, 1)), run(addDays(due, 1))]);
    expect((await waits()).data()).toMatchObject({ kind: 'unpaidDeposit', recordId: id });
    await settings.delete();
  });
});

describe('a payment link', () => {
  const link = 'https://pay.example.com/i/7?a=1';
  const put = async (held: Held, text: string, seen?: number) =>
    callHere(
      setPaymentLink,
      { id: held.id, seen: seen ?? (await seenOf(held)), link: text },
      staff,
    );

  it('reaches the guest by mail, with its host; undone in time, it does not', async () => {
    const held = await confirmedStay(await villa(), [20, 22]);
    const seen = await seenOf(held);
    await put(held, link, seen);
    await put(held, link, seen);
    const [mail, ...more] = await waitingFor(held);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`Pay online: pay.example.com\n${link}`);
    await undo(held, (await lastChange(held))?.id);
    expect(await waitingFor(held)).toEqual([]);
    expect((await stored(held))['paymentLink']).toBeUndefined();
  });

  it('is refused if it is none, if nothing is owed, and if the booking has changed', async () => {
    const held = await confirmedStay(await villa(), [20, 22]);
    for (const text of [
      'http://pay.example.com/',
      'javascript:alert(1)',
      'https://paypal.com@evil.example/',
      'https://pay',
      'https://раypal.com/',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await refusalOf(put(held, text))).toMatchObject({
        field: 'link',
        problem: 'payment-link-invalid',
      });
    }
    const seen = await seenOf(held);
    await pay(held, { amount: 84 });
    expect(await refusalOf(put(held, link, seen))).toMatchObject({ code: 'request-changed' });
    expect(await refusalOf(put(held, link))).toMatchObject({ code: 'no-deposit-due' });
  });
});

it('of two refunds at once, no more than was paid is given back', async () => {
  const held = await confirmedStay(await villa(), [20, 22]);
  await pay(held, { amount: 84 });
  const refunds = await Promise.all(
    [60, 60].map(async (amount) => refusalOf(pay(held, { amount: -amount }))),
  );
  expect(refunds).toContainEqual({ answered: { paymentId: expect.any(String) } });
  expect(refunds).toContainEqual(
    expect.objectContaining({ field: 'amount', problem: 'refund-too-large' }),
  );
});

describe('how to pay', () => {
  const save = (changes: Partial<PaymentTerms>, person: typeof admin | typeof staff = admin) =>
    terms.get().then((found) => {
      const seen = found.updateTime ? (found.get('updatedAt')?.toMillis() ?? null) : null;
      return callHere(setPaymentTerms, { seen, changes }, person);
    });

  it('is set by admins, with an entry in the audit log', async () => {
    await terms.delete();
    await save({ ...noPaymentTerms, words: 'Fees are yours.' });
    expect((await terms.get()).data()).toMatchObject({ words: 'Fees are yours.', dueDays: 7 });
    const edits = await db.collection('edits').where('of', '==', 'terms/payment').get();
    expect(edits.docs.map((edit) => edit.get('after.words'))).toEqual(['Fees are yours.']);
    expect(await refusalOf(save({ words: 'x' }, staff))).toMatchObject({ code: 'admin-only' });
  });

  it.each([
    ['qrPicture', { qrPicture: 'https://evil.example/qr.png' }, 'picture-not-ours'],
    ['changes', { payPal: 'https://evil.example/paypal.me/' }, 'paypal-invalid'],
    ['changes', { dueDays: 61 }, 'number-too-large'],
  ])('refuses what is wrong in %s: %o', async (_, changes, problem) => {
    expect(await refusalOf(save(changes))).toMatchObject({ code: 'invalid-input', problem });
  });

  it('is not overwritten by somebody who has not seen the newest', async () => {
    const stale = callHere(setPaymentTerms, { seen: 5, changes: { words: 'old' } }, admin);
    expect(await refusalOf(stale)).toMatchObject({ code: 'terms-changed' });
  });
});

import { company } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { eventually } from './support/eventually.ts';
import { sendQueuedMails } from './support/mailClock.ts';
import { addOffer, messageRequest, tourRequest, transferRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

const mailTo = async (address: string) =>
  (await db.collection('mail').where('to', '==', address).get()).docs.map((mail) => mail.data());
const subjectsTo = async (address: string) =>
  (await mailTo(address)).map(({ message }) => message.subject as string).sort();
const mail = (subject: RegExp, text: string) => ({
  subject: expect.stringMatching(subject),
  text: expect.stringContaining(text),
  html: expect.stringContaining('<!doctype html>'),
});

describe('mail', () => {
  it('is sent once for each status of a booking, even for repeated requests', async () => {
    const input = tourRequest(suite, tourId);
    const { customerEmail, requestId: bookingId } = input;
    for (let n = 0; n < 3; n += 1) await guest.call('createBooking', input);
    // The mail log has its status once the extension has it.
    const written = (await mailTo(customerEmail)).map((fields) => ({
      ...fields,
      delivery: undefined,
    }));
    expect(written).toEqual([
      {
        to: customerEmail,
        expiresAt: expect.any(Timestamp),
        message: mail(/^We have your request for Test Tour/, bookingId.slice(0, 8)),
      },
    ]);
    expect(JSON.stringify(await mailTo(customerEmail))).not.toMatch(/Hannah (Vogel|V)/);
    const set = (from: string, to: string) =>
      staff.call('setBookingStatus', { bookingId, from, to });
    await set('pending', 'confirmed');
    await expect(set('pending', 'confirmed')).rejects.toMatchObject({
      details: { code: 'status-stale' },
    });
    // The mails are sent once the changes can no longer be undone.
    expect(await subjectsTo(customerEmail)).toHaveLength(1);
    await sendQueuedMails(suite);
    await set('confirmed', 'cancelled');
    await sendQueuedMails(suite);
    await set('cancelled', 'confirmed');
    await sendQueuedMails(suite);
    expect(await subjectsTo(customerEmail)).toEqual([
      expect.stringContaining('We have your request'),
      expect.stringContaining('cancelled'),
      expect.stringContaining('confirmed'),
      expect.stringContaining('confirmed'),
    ]);
  });

  it('is sent for each status of a transfer', async () => {
    const input = transferRequest(suite);
    await guest.call('createTransfer', input);
    await staff.call('setTransferStatus', {
      transferId: input.requestId,
      from: 'pending',
      to: 'cancelled',
    });
    await sendQueuedMails(suite);
    expect(await subjectsTo(input.customerEmail)).toEqual([
      expect.stringContaining('We have your airport transfer request'),
      expect.stringContaining('Your airport transfer is cancelled'),
    ]);
  });

  it('tells the company of a visitor’s message and of a booking, with a link to each', async ({
    signal,
  }) => {
    // Earlier events of this file do not count.
    await db.doc('rateLimits/companyPace').delete();
    const input = messageRequest(suite);
    for (let n = 0; n < 2; n += 1) await guest.call('submitMessage', input);
    const booking = tourRequest(suite, tourId);
    await guest.call('createBooking', booking);
    const linked = async (link: string) =>
      (await mailTo(company.email)).filter(({ message }) => message.text.includes(link));
    await eventually(async () => {
      expect(await linked(`/admin/inbox?open=message:${input.requestId}`)).toHaveLength(1);
      expect(await linked(`/admin/bookings?open=${booking.requestId}`)).toHaveLength(1);
    }, signal);
    const [mailed] = await linked(`/admin/bookings?open=${booking.requestId}`);
    expect(mailed?.['message']).toEqual(mail(/^New booking: Hannah Vogel, Test Tour/, 'Total: $'));
  });

  it('is not written for refused requests', async () => {
    const input = tourRequest(suite, 'no-such-tour');
    await expect(guest.call('createBooking', input)).rejects.toBeDefined();
    expect(await mailTo(input.customerEmail)).toEqual([]);
  });
});

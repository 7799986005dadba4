import { expect, it } from 'vitest';
import { sendQueuedMails } from './support/mailClock.ts';
import { addOffer, tourRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

const BAD = 'Walk\r\nBcc: all@example.com\0\u001B';

it('mails contain the title of a tour as one line, however it is stored', async () => {
  const tour = db.doc(`tours/${tourId}`);
  const { title } = (await tour.get()).data() ?? {};
  const input = tourRequest(suite, tourId);
  await tour.update({ title: BAD });
  await guest.call('createBooking', input);
  await tour.update({ title });
  const booking = db.doc(`bookings/${input.requestId}`);
  expect((await booking.get()).get('itemName')).toBe('Walk Bcc: all@example.com');
  // Stored as before titles were checked.
  await booking.update({ itemName: BAD });
  const change = { bookingId: input.requestId, from: 'pending', to: 'confirmed' };
  await staff.call('setBookingStatus', change);
  const mails = db.collection('mail').where('to', '==', input.customerEmail);
  await sendQueuedMails(suite);
  expect((await mails.get()).size).toBe(2);
  const letters = (await mails.get()).docs.map(
    (mail) => mail.get('message') as Record<string, string>,
  );
  for (const { subject, text, html } of letters) {
    expect(subject).toContain('Walk Bcc: all@example.com');
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(`${text}${html}`).not.toMatch(/(?![\n\r])\p{Cc}/u);
  }
});

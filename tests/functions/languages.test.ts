import { company } from '@selasar/domain/core';
import type { CreateBookingAnswer } from '@selasar/domain/requests';
import { beforeEach, expect, it } from 'vitest';
import { addOffer, inDays, tourRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

/** Sets or removes the Indonesian title of the tour. */
const nameTour = (title?: string) =>
  db
    .doc(`tours/${tourId}`)
    .update({ translations: title === undefined ? {} : { id_title: title } });
beforeEach(() => nameTour());

/** Requests a tour from a page in the given language. */
async function book(language: unknown, change: object = {}) {
  const input = { ...tourRequest(suite, tourId), ...change };
  const answer = (await guest.call('createBooking', { ...input, language })) as CreateBookingAnswer;
  const booking = await db.doc(`bookings/${input.requestId}`).get();
  const mails = await db.collection('mail').where('to', '==', input.customerEmail).get();
  return { answer, booking, message: mails.docs[0]?.get('message') as Record<string, string> };
}

it('a request keeps the language of its page, and the first mail uses it', async () => {
  const { booking, message } = await book('id');
  expect(booking.get('language')).toBe('id');
  expect(message['subject']).toBe(
    `Permintaan Anda untuk Test Tour sudah kami terima – ${company.name}`,
  );
  expect(message['text']).toMatch(/\/id\/trip\/[\w-]{32}/);
  expect(message['html']).toContain('<html lang="id">');
});

it('a booking keeps both the name that its guest read and the English one', async () => {
  await nameTour('Tur Uji');
  const { answer, booking, message } = await book('id');
  expect(answer.itemName).toBe('Tur Uji');
  expect(booking.data()).toMatchObject({ itemName: 'Test Tour', translatedName: 'Tur Uji' });
  expect(message['subject']).toContain('Permintaan Anda untuk Tur Uji');
  expect(message['text']).not.toContain('Test Tour');

  const change = { bookingId: booking.id, from: 'pending', to: 'confirmed' };
  await staff.call('setBookingStatus', change);
  const waiting = await db.collection('mailQueue').where('requestId', '==', booking.id).get();
  expect(waiting.docs.map((mail) => mail.get('mail.message.subject'))).toEqual([
    expect.stringContaining('Tur Uji'),
  ]);
});

it('a title without translation is stored once', async () => {
  await nameTour('Tur Uji');
  const { answer, booking } = await book('en');
  expect(answer.itemName).toBe('Test Tour');
  expect(booking.data()).not.toHaveProperty('translatedName');
  await nameTour('Test Tour');
  expect((await book('id')).booking.data()).not.toHaveProperty('translatedName');
});

it.each(['en', 'fr', '__proto__', 1, null, { id: 'id' }])(
  'the language %j counts as English and is not stored',
  async (language) => {
    const { booking, message } = await book(language);
    expect(booking.data()).not.toHaveProperty('language');
    expect(message['subject']).toBe(`We have your request for Test Tour – ${company.name}`);
  },
);

it('an error message is in the language of the page', async () => {
  await expect(book('id', { startDate: inDays(-2) })).rejects.toMatchObject({
    details: {
      problem: 'date-in-past',
      message: expect.stringMatching(/^Tanggal ini sudah lewat/),
    },
  });
  await expect(book('en', { startDate: inDays(-2) })).rejects.toMatchObject({
    details: { problem: 'date-in-past', message: expect.stringMatching(/^This date has passed/) },
  });
});

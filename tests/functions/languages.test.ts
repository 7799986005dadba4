import { company } from '@selasar/domain';
import { expect, it } from 'vitest';
import { addOffer, inDays, tourRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();

/** Asks for a tour as a page in some language does. */
async function ask(language: unknown, change: object = {}) {
  const input = { ...tourRequest(suite, tourId), ...change };
  await guest.call('createBooking', { ...input, language });
  const booking = await db.doc(`bookings/${input.requestId}`).get();
  const mails = await db.collection('mail').where('to', '==', input.customerEmail).get();
  return { booking, message: mails.docs[0]?.get('message') as Record<string, string> };
}

it('a request keeps the language of its page, and the first mail speaks it', async () => {
  const { booking, message } = await ask('id');
  expect(booking.get('language')).toBe('id');
  expect(message['subject']).toBe(
    `Permintaan Anda untuk Test Tour sudah kami terima – ${company.name}`,
  );
  expect(message['text']).toMatch(/\/id\/trip\/[\w-]{32}/);
  expect(message['html']).toContain('<html lang="id">');
});

it.each(['en', 'fr', '__proto__', 1, null, { id: 'id' }])(
  'the language %j is English, of which nothing is kept',
  async (language) => {
    const { booking, message } = await ask(language);
    expect(booking.data()).not.toHaveProperty('language');
    expect(message['subject']).toBe(`We have your request for Test Tour – ${company.name}`);
  },
);

it('a refusal speaks the language of the page', async () => {
  await expect(ask('id', { startDate: inDays(-2) })).rejects.toMatchObject({
    details: {
      problem: 'date-in-past',
      message: expect.stringMatching(/^Tanggal ini sudah lewat/),
    },
  });
  await expect(ask('en', { startDate: inDays(-2) })).rejects.toMatchObject({
    details: { problem: 'date-in-past', message: expect.stringMatching(/^This date has passed/) },
  });
});

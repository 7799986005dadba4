import { randomUUID } from 'node:crypto';
import { collections } from '@selasar/domain/core';
import { tripViewSchema } from '@selasar/domain/trips';
import { expect, it, vi } from 'vitest';
import { createBooking } from '../../../functions/src/requests/createBooking.ts';
import { db } from '../../../functions/src/platform/firestore.ts';
import { openTrip } from '../../../functions/src/trips/openTrip.ts';
import { alternatives, inDays } from '../support/offer.ts';
import { callHere } from './callHere.ts';
import { addTour, addVilla, asGuestsAndStaff, set, stored } from './trips/guestRequests.ts';
import { edit } from './trips/staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-copied-facts'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

const facts = {
  checkIn: '14:00',
  checkOut: '11:00',
  address: 'Jalan Suweta 88',
  hostName: 'Wayan',
};

const who = () => ({ customerEmail: `${randomUUID()}@example.com` });

async function bookStay(villaId: string) {
  const request = { ...alternatives.tour(), bookingType: 'villa', itemId: villaId };
  const dates = { startDate: inDays(9), endDate: inDays(12) };
  const input = { ...request, ...dates, ...who(), requestId: randomUUID() };
  const { tripKey = '' } = await callHere(createBooking, input);
  return { kind: 'bookings' as const, id: input.requestId, key: tripKey };
}

it('a villa’s guest reads check-in, check-out, address with map, and host on the trip and in the mail', async () => {
  const villaId = await addVilla();
  await db.doc(`villas/${villaId}`).update({ facts, amenities: ['Airport transfer included'] });
  const held = await bookStay(villaId);
  const arrival = { ...facts, airportTransfer: true };
  expect(await stored(held)).toMatchObject({ arrival });
  const { viewId } = await callHere(openTrip, { key: held.key });
  const view = tripViewSchema.parse((await db.doc(`tripViews/${viewId}`).get()).data());
  expect(view.requests).toMatchObject([{ arrival }]);

  await set(held, 'pending', 'confirmed');
  const waiting = await db
    .collection(collections.mailQueue)
    .where('requestId', '==', held.id)
    .get();
  const [mail] = waiting.docs.map(
    (one) => one.get('mail.message') as Record<'text' | 'html', string>,
  );
  const { text, html } = mail ?? { text: '', html: '' };
  const map =
    'https://www.google.com/maps/search/?api=1&query=Test%20Villa%2C%20Jalan%20Suweta%2088%2C%20Bali';
  for (const line of [
    'Check-in from: 14:00 (Bali time)',
    'Check-out until: 11:00 (Bali time)',
    `Address: Jalan Suweta 88\n${map}`,
    'Your host: Wayan',
  ]) {
    expect(text).toContain(line);
  }
  expect(html).toContain(`href="${map.replaceAll('&', '&amp;')}"`);
  // The villa meets its guests, so the mail warns of nothing.
  expect(text).not.toContain('about your trip');

  // Another villa says nothing of the first one.
  await edit(held, { itemId: await addVilla() });
  expect((await stored(held))['arrival']).toEqual({ address: expect.any(String) });
});

it('a tour’s booking knows its hours', async () => {
  const itemId = await addTour({ startTime: '16:00' });
  await db.doc(`tours/${itemId}`).update({ duration: '3 hours' });
  const request = {
    ...alternatives.tour(),
    ...who(),
    itemId,
    startDate: inDays(9),
    requestId: randomUUID(),
  };
  await callHere(createBooking, request);
  const held = { kind: 'bookings' as const, id: request.requestId };
  expect(await stored(held)).toMatchObject({ startTime: '16:00', minutes: 180 });
});

// The program that plain.test.ts runs with `npx firebase emulators:exec`: it finds the emulators through its
// environment, uses the product once, and prints the results.
import { randomUUID } from 'node:crypto';
import { region } from '@selasar/domain/core';
import type { CreateBookingInput } from '@selasar/domain/requests';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { inDays } from '../functions/support/offer.ts';
import { plainTour } from '../support/plainOffers.ts';

const { SITE = '', FUNCTIONS = '', GCLOUD_PROJECT: project = '' } = process.env;
const db = getFirestore(initializeApp({ projectId: project }));
const tourId = 'plain';
const now = Timestamp.now();
await db
  .doc(`tours/${tourId}`)
  .set({ ...plainTour, slug: tourId, title: 'Plain Tour', createdAt: now, updatedAt: now });

// Plain emulators start a process per function; Hosting waits up to a minute for it, and a busy machine needs longer.
let page = await fetch(`${SITE}/tours/${tourId}`);
while (page.status === 504) page = await fetch(`${SITE}/tours/${tourId}`);
const html = await page.text();

const startDate = inDays(3);
const data: CreateBookingInput = {
  requestId: randomUUID(),
  bookingType: 'tour',
  itemId: tourId,
  startDate,
  endDate: '',
  numberOfGuests: 2,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
};
const call = await fetch(`${FUNCTIONS}/${project}/${region}/createBooking`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ data }),
});
const { result } = (await call.json()) as { result?: { itemName: string } };

const documents = `http://${process.env['FIRESTORE_EMULATOR_HOST']}/v1/projects/${project}/databases/(default)/documents`;
const files = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}/v0/b/${project}.appspot.com/o`;
const statusOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).status;

const seen = {
  page: [page.status, html.includes('Plain Tour')],
  booked: [call.status, result?.itemName],
  stored: (await db.doc(`bookings/${data.requestId}`).get()).get('status') as unknown,
  readsTour: await statusOf(`${documents}/tours/${tourId}`),
  readsBooking: await statusOf(`${documents}/bookings/${data.requestId}`),
  uploads: await statusOf(`${files}?name=tours/${tourId}/a.webp`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/webp' },
    body: 'no picture',
  }),
};
process.stdout.write(`SEEN ${JSON.stringify(seen)}\n`);

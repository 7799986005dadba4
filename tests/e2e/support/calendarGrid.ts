import { randomUUID } from 'node:crypto';
import { addDays, shortDate, weekOf } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { inDays } from '../../functions/support/offer.ts';
import type { Suite } from '../../functions/support/suite.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

/** The days of a future week, from Monday. */
const monday = weekOf(inDays(28));
export const day = (index: number): string => addDays(monday, index);
const week = `/admin/calendar?view=week&from=${monday}`;
export const brief = (date: string): string => shortDate(date).replace(/,.*/, '');

/** A villa at 210 dollars per night, or a tour at 45 per person, removed afterwards with all its bookings. */
export async function createOffer(suite: Suite, kind: 'villas' | 'tours', rules?: object) {
  const { db } = suite;
  const slug = `${kind}-${randomUUID()}`;
  const name = `Made ${randomUUID().slice(0, 8)}`;
  const times = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const offer =
    kind === 'villas'
      ? { ...plainVilla, name, pricePerNight: 210 }
      : { ...plainTour, title: name, priceFrom: 45 };
  await db.doc(`${kind}/${slug}`).create({ ...offer, slug, ...times, ...(rules ? { rules } : {}) });
  const field = kind === 'villas' ? 'villaId' : 'tourId';
  const bookings = () => db.collection('bookings').where(field, '==', slug).get();
  suite.later(async () => {
    for (const { ref } of (await bookings()).docs) await db.recursiveDelete(ref);
    for (const collection of ['calendars', 'nightHolders', 'seats', 'seatHolders']) {
      const found = await db.collection(collection).where(field, '==', slug).get();
      for (const { ref } of found.docs) await ref.delete();
    }
    await db.doc(`${kind}/${slug}`).delete();
  });
  const booked = async () => (await bookings()).docs.map((one) => one.data());
  return { slug, name, booked };
}

export const dialog = (page: Page) => page.getByRole('dialog');
export const cell = (page: Page, name: string, date: string) =>
  page.locator(`td[data-date="${date}"][aria-label^="${name}, "]`);
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name });
export const type = (page: Page, label: string, text: string) =>
  dialog(page).getByLabel(label).fill(text);

export async function openWeek(page: Page): Promise<void> {
  await page.goto(week);
  await page.locator('table[aria-busy=false]').waitFor();
}

import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import type { Suite } from '../../functions/support/suite.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

/** The upload address of pictures. */
export const UPLOADS = /\/v0\/b\/.*\/o\?/;

/** A tour for one test. */
export async function addTour({ db, later }: Suite, change: object = {}) {
  const slug = `walk-${randomUUID().slice(0, 8)}`;
  const title = `Walk ${slug.slice(5)}`;
  const now = Timestamp.now();
  const tour = { ...plainTour, slug, title, createdAt: now, updatedAt: now, ...change };
  await db.doc(`tours/${slug}`).create(tour);
  later(() => db.doc(`tours/${slug}`).delete());
  return { slug, title };
}

/** A villa for one test. */
export async function addVilla({ db, later }: Suite, change: object = {}) {
  const slug = `house-${randomUUID().slice(0, 8)}`;
  const name = `House ${slug.slice(6)}`;
  const now = Timestamp.now();
  const villa = { ...plainVilla, slug, name, createdAt: now, updatedAt: now, ...change };
  await db.doc(`villas/${slug}`).create(villa);
  later(() => db.doc(`villas/${slug}`).delete());
  return { slug, name };
}

/** Opens the form of a tour or villa. */
export async function edit(page: Page, list: 'tours' | 'villas', slug: string): Promise<Locator> {
  await page.goto(`/admin/${list}?edit=${slug}`);
  return page.getByRole('dialog');
}

export const field = (form: Locator, name: string): Locator => form.getByRole('textbox', { name });

/** Chooses files for the button with this name. */
export const choose = (
  form: Locator,
  button: string,
  files: Parameters<Locator['setInputFiles']>[0],
): Promise<void> => form.locator(`input[type=file][aria-label="${button}"]`).setInputFiles(files);

/** The next request that writes documents; the heartbeat's commit writes none. */
export const nextWrite = (page: Page) =>
  page.waitForRequest(
    (request) =>
      request.url().includes('documents:commit') && !request.postData()?.includes('"writes":[]'),
  );

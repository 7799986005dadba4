import { randomUUID } from 'node:crypto';
import type { Locator, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, addVilla, choose, edit, field, UPLOADS } from '../e2e/support/offerForms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, enter } from '../e2e/support/person.ts';
import { picture } from '../e2e/support/picture.ts';
import { refuseTransactions } from '../e2e/support/refusals.ts';
import { loseAnswer } from '../e2e/support/serverAnswer.ts';

const suite = openSuite();
const { db } = suite;
const STUCK = /^The upload does not move: the line seems to be cut/;

const { browser, staff, page } = await openStaff();

const tourForm = async () => edit(page, 'tours', (await addTour(suite, { image: '' })).slug);
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const stored = async (path: string) => (await db.doc(path).get()).data();
const shown = (form: Locator) => form.getByRole('img', { name: 'Main image' }).getAttribute('src');

/** Records each displayed percentage once. */
const notePainted = () =>
  page.evaluate(() => {
    const painted: string[] = [];
    Object.assign(globalThis, { painted });
    const sample = () => {
      const text = document.querySelector('[role=dialog] output')?.textContent ?? '';
      if (text.endsWith('%') && painted.at(-1) !== text) painted.push(text);
      requestAnimationFrame(sample);
    };
    requestAnimationFrame(sample);
  });
const painted = () => page.evaluate(() => Reflect.get(globalThis, 'painted') as string[]);

it('a main image is validated, can be cancelled, fails safely, and is deleted when unused', async () => {
  const tour = await addTour(suite, { image: '/images/tours/sacred-temples-tour/main.webp' });
  const form = await edit(page, 'tours', tour.slug);
  const before = await shown(form);
  const upload = (file = picture('new.png')) => choose(form, 'Upload main image', file);
  await upload({ ...picture('notes.txt'), mimeType: 'text/plain' });
  await page.getByText(/^notes.txt is not an image/).waitFor();

  await page.route(UPLOADS, () => undefined);
  await upload();
  await untilShown(page, 'Please wait for the upload, or cancel it.');
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await form.getByRole('progressbar').waitFor({ state: 'hidden' });
  expect(await shown(form)).toBe(before);
  await page.unroute(UPLOADS);

  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }));
  await upload();
  await page.getByText(/^Error uploading main image: /).waitFor();
  expect(await shown(form)).toBe(before);
  await page.unroute(UPLOADS);

  await upload();
  await untilShown(page, 'Main image uploaded successfully');
  const url = (await shown(form)) ?? '';
  expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  expect((await stored(`tours/${tour.slug}`))?.['image']).toBe(before);

  await edit(page, 'tours', tour.slug);
  await choose(form, 'Upload gallery images', [picture('a.png'), picture('b.png')]);
  await untilShown(page, 'Gallery images uploaded successfully');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await untilShown(page, 'Tour updated successfully');
  const gallery = (await stored(`tours/${tour.slug}`))?.['gallery'] as string[];
  expect(gallery.slice(-2).every((one) => one.includes('tour-images%2F'))).toBe(true);
});

it("a villa's pictures are uploaded step by step while it is saved", async () => {
  const name = `Villa ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  await page.goto('/admin/villas');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await untilShown(page, 'Refreshing villas list...');
  await page.getByRole('button', { name: 'Add New Villa' }).click();
  const form = page.getByRole('dialog');
  await field(form, 'Name').fill(name);
  await field(form, 'Price per night (USD)').fill('210');
  await field(form, 'Short description').fill('A villa');
  await field(form, 'Full description').fill('A villa by the sea');
  await field(form, 'Location').fill('Sanur');
  await choose(form, 'Choose main image', picture('main.png'));
  await choose(form, 'Choose gallery images', [picture('a.png'), picture('b.png')]);
  const save = form.getByRole('button', { name: 'Add Villa' });

  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }));
  await save.click();
  await untilShown(page, 'Error uploading images. Please try again.');
  expect(await stored(`villas/${slug}`)).toBeUndefined();
  await page.unroute(UPLOADS);

  const waiting: Route[] = [];
  await page.route(UPLOADS, (route) => void waiting.push(route));
  await save.click();
  for (const percent of ['0%', '30%', '60%']) {
    await form.getByText(percent, { exact: true }).waitFor();
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.continue();
  }
  await untilShown(page, 'Villa added successfully');
  await page.unroute(UPLOADS);
  suite.later(() => db.doc(`villas/${slug}`).delete());
  const { image, gallery } = (await stored(`villas/${slug}`)) as {
    image: string;
    gallery: string[];
  };
  expect(image).toContain('tour-images%2Fvilla-images%2F');
  expect(gallery).toHaveLength(2);

  await rowOf(name).getByRole('button', { name: 'Edit' }).click();
  await field(form, 'Location').fill('Lovina');
  const endRefusals = await refuseTransactions(page, 'villas');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(/^Failed to update villa: /).waitFor();
  endRefusals();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await untilShown(page, 'Villa updated successfully');
  await rowOf(name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await untilShown(page, 'Villa deleted successfully');
  for (const url of [image, ...gallery]) {
    await expect.poll(async () => (await fetch(url)).status).toBe(404);
  }
});

it('a villa shows 30, then at most 90 while it is saved, and 100 once everything is stored', async () => {
  const villa = await addVilla(suite, { image: '', gallery: [] });
  const form = await edit(page, 'villas', villa.slug);
  await choose(form, 'Choose main image', picture('main.png'));
  await choose(form, 'Choose gallery images', [picture('a.png'), picture('b.png')]);
  await notePainted();
  const saving: Route[] = [];
  await page.route(/documents:commit/, (route) => void saving.push(route));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.getByText('90%', { exact: true }).waitFor();
  await expect.poll(() => saving.length).toBeGreaterThan(0);
  expect(await painted()).toEqual(['0%', '30%', '60%', '90%']);
  // Releases all held requests: one may be the write that stores this person's last visit.
  await page.unroute(/documents:commit/);
  await form.waitFor({ state: 'hidden' });
  expect(await painted()).toEqual(['0%', '30%', '60%', '90%', '100%']);
  expect((await db.doc(`villas/${villa.slug}`).get()).get('gallery')).toHaveLength(2);
});

it('an interrupted upload says so beside the waiting button, and continues on request', async () => {
  const form = await tourForm();
  let isCut = true;
  await page.route(UPLOADS, (route) => (isCut ? undefined : route.continue()));
  await choose(form, 'Upload main image', picture('new.png'));
  await form.getByRole('progressbar').waitFor();
  const notice = form.getByRole('alert').filter({ hasText: STUCK });
  await notice.waitFor();
  const save = form.getByRole('button', { name: 'Save Changes' });
  expect(await save.isDisabled()).toBe(true);
  const [told, button] = await Promise.all([notice.boundingBox(), save.boundingBox()]);
  expect((button?.y ?? 0) - ((told?.y ?? 0) + (told?.height ?? 0))).toBeLessThan(40);
  isCut = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await untilShown(page, 'Main image uploaded successfully');
  await page.unroute(UPLOADS);
  expect(await save.isEnabled()).toBe(true);
  expect(await shown(form)).toContain('tour-images%2F');
});

it('an interrupted upload of a villa can be cancelled, and the form stays', async () => {
  const villa = await addVilla(suite);
  const form = await edit(page, 'villas', villa.slug);
  const before = await shown(form);
  await choose(form, 'Choose main image', picture('new.png'));
  await page.route(UPLOADS, () => undefined);
  const save = form.getByRole('button', { name: 'Save Changes' });
  await save.click();
  const notice = form.getByRole('alert').filter({ hasText: STUCK });
  await notice.getByRole('button', { name: 'Cancel upload' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.unroute(UPLOADS);
  expect(await shown(form)).toBe(before);
  expect(await save.isEnabled()).toBe(true);
  await form.getByText('new.png').waitFor();
});

it('an interrupted upload continues automatically when the connection is back', async () => {
  const form = await tourForm();
  await field(form, 'Title').waitFor();
  await staff.context.setOffline(true);
  await choose(form, 'Upload main image', picture('new.png'));
  await form.getByText(STUCK).waitFor();
  await staff.context.setOffline(false);
  await untilShown(page, 'Main image uploaded successfully');
  expect(await shown(form)).toContain('tour-images%2F');
});

it('a stored upload with a lost response is a success', async () => {
  const form = await tourForm();
  let lost = 0;
  await page.route(UPLOADS, async (route) => {
    const isUpload = route.request().method() === 'POST' && lost === 0;
    if (!isUpload) return route.continue();
    lost += 1;
    return loseAnswer(route);
  });
  await choose(form, 'Upload main image', picture('new.png'));
  await untilShown(page, 'Main image uploaded successfully');
  expect(lost).toBe(1);
  await page.unroute(UPLOADS);
});

it('an offer that is being saved cannot be cancelled, and keeps its pictures', async () => {
  const form = await tourForm();
  await choose(form, 'Upload main image', picture('new.png'));
  await untilShown(page, 'Main image uploaded successfully');
  const url = (await shown(form)) ?? '';
  const saving: Route[] = [];
  await page.route(/documents:commit/, (route) => void saving.push(route));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => saving.length).toBe(1);
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  expect(await question.getByRole('button', { name: 'Discard' }).isDisabled()).toBe(true);
  await saving[0]?.continue();
  await untilShown(page, 'Tour updated successfully');
  await form.waitFor({ state: 'hidden' });
  await page.unroute(/documents:commit/);
  expect((await fetch(url)).status).toBe(200);
});

it('an offer that failed to save can be cancelled together with its pictures', async () => {
  const form = await tourForm();
  await choose(form, 'Upload main image', picture('new.png'));
  await untilShown(page, 'Main image uploaded successfully');
  const url = (await shown(form)) ?? '';
  const endRefusals = await refuseTransactions(page, 'tours');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(/^Failed to update tour: /).waitFor();
  endRefusals();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
});

it('at 360 px the notice of an interrupted upload and its buttons fit', async () => {
  const phone = await newPerson(browser, PHONE);
  await enter(phone, DEMO_USERS.staff.email);
  const { slug } = await addTour(suite);
  const form = await edit(phone.page, 'tours', slug);
  await field(form, 'Title').waitFor();
  await phone.page.route(UPLOADS, () => undefined);
  await choose(form, 'Upload main image', picture('new.png'));
  const notice = form.getByRole('alert').filter({ hasText: STUCK });
  await notice.waitFor();
  for (const name of ['Try again', 'Cancel upload']) {
    const box = await notice.getByRole('button', { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
  }
  await phone.context.close();
});

import { randomUUID } from 'node:crypto';
import { sampleTours } from '@selasar/domain/samples';
import { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../support/browser.ts';
import { openSuite } from '../functions/support/suite.ts';
import { sees } from './support/forms.ts';
import { newPerson, type Person, signIn, SITE_URL } from './support/person.ts';
import { picture } from './support/picture.ts';
import { refuseLists, refuseTransactions } from './support/refusals.ts';

const suite = openSuite();
const { db } = suite;
const UPLOADS = /\/v0\/b\/.*\/o\?/;

let browser: Browser;
let staff: Person;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  staff = await newPerson(browser);
  ({ page } = staff);
  await signIn(staff, DEMO_USERS.staff.email);
});
afterAll(async () => {
  await browser.close();
});

/** A tour of its own for a test. */
async function addTour(change: object = {}): Promise<{ slug: string; title: string }> {
  const slug = `walk-${randomUUID().slice(0, 8)}`;
  const title = `Walk ${slug.slice(5)}`;
  const now = Timestamp.now();
  const times = { createdAt: now, updatedAt: now };
  await db.doc(`tours/${slug}`).create({ ...sampleTours[0], slug, title, ...times, ...change });
  suite.later(() => db.doc(`tours/${slug}`).delete());
  return { slug, title };
}

const stored = async (kind: 'tours' | 'villas', slug: string) =>
  (await db.doc(`${kind}/${slug}`).get()).data();

/** Opens a list, unless the test before has left it open. */
async function open(list: 'tours' | 'villas'): Promise<void> {
  const address = new URL(`/admin/${list}`, SITE_URL).href;
  if (page.url() !== address) await page.goto(address);
  await leaveGrid();
}

/** A grid stands still while the pointer or the focus is in it. */
async function leaveGrid(): Promise<void> {
  await page.getByRole('searchbox').focus();
  await page.mouse.move(5, 700);
}

async function edit({ title }: { title: string }): Promise<Locator> {
  await open('tours');
  await rowOf(title).getByRole('button', { name: 'Edit' }).click();
  return page.getByRole('dialog');
}
const field = (form: Locator, name: string) => form.getByRole('textbox', { name });
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });

/** Chooses files for the button of this name. */
const choose = (form: Locator, button: string, files: Parameters<Locator['setInputFiles']>[0]) =>
  form.locator(`input[type=file][aria-label="${button}"]`).setInputFiles(files);

it('a tour is added once all is given, under a slug of its own', async () => {
  const taken = await addTour();
  await page.goto('/admin/tours?add');
  const form = page.getByRole('dialog');
  expect(await form.getByRole('button', { name: 'Remove itinerary 1' }).isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Add Tour' }).click();
  await sees(page, 'Please enter a title', 'Please enter a short description');
  await sees(page, 'Please enter a full description', 'Please enter a duration');
  await field(form, 'Title').fill(taken.title);
  await field(form, 'Short description').fill('A walk');
  await field(form, 'Full description').fill('A long walk');
  await field(form, 'Duration').fill('2 hours');
  await field(form, 'Location').fill('Ubud');
  await field(form, 'Price from (USD)').fill('about 12');
  await field(form, 'Price from (USD)').blur();
  expect(await field(form, 'Price from (USD)').inputValue()).toBe('0');
  await field(form, 'Price from (USD)').pressSequentially('12.50');
  await field(form, 'Itinerary 1').fill('Meet');
  await form.getByRole('button', { name: 'Add row' }).first().click();
  await field(form, 'Itinerary 2').fill('Walk');
  await form.getByRole('button', { name: 'Add Tour' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save this price?' });
  await question.getByText(/^The price will be \$12\. You typed “/).waitFor();
  await question.getByRole('button', { name: 'Save it so' }).click();
  await sees(page, 'Tour added successfully');
  await form.waitFor({ state: 'hidden' });
  suite.later(() => db.doc(`tours/${taken.slug}-2`).delete());
  expect(await stored('tours', `${taken.slug}-2`)).toMatchObject({
    slug: `${taken.slug}-2`,
    title: taken.title,
    category: 'adventure',
    priceFrom: 12,
    itinerary: ['Meet', 'Walk'],
    gallery: [],
    featured: false,
  });
});

it('an edit writes what was changed, and shows what somebody else changed meanwhile', async () => {
  const tour = await addTour({ category: 'unheard of' });
  const reference = db.doc(`tours/${tour.slug}`);
  const form = await edit(tour);
  await form.getByRole('combobox', { name: 'Category' }).getByText('adventure').waitFor();
  await field(form, 'Title').fill('My title');
  await reference.update({ location: 'Lovina' });
  await sees(page, 'Someone else has just changed: Location. You see the new values.');
  expect(await field(form, 'Location').inputValue()).toBe('Lovina');
  await reference.update({ title: 'Their title' });
  await sees(page, 'Their title', 'Please choose whose change to keep, above.');
  const save = form.getByRole('button', { name: 'Save Changes' });
  expect(await save.isDisabled()).toBe(true);
  await form.getByRole('button', { name: 'Keep mine' }).click();
  expect(await field(form, 'Title').inputValue()).toBe('My title');

  const endRefusals = await refuseTransactions(page, 'tours');
  await save.click();
  await page.getByText(/^Failed to update tour: /).waitFor();
  await endRefusals();
  const sent = page.waitForRequest(/documents:commit/);
  await save.click();
  const { writes } = (await sent).postDataJSON() as {
    writes: { updateMask: { fieldPaths: string[] } }[];
  };
  // An unknown category counts as adventure, and is stored as such with the first change.
  expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
    ['category', 'title'],
  ]);
  await sees(page, 'Tour updated successfully');
  const after = { title: 'My title', location: 'Lovina', category: 'adventure' };
  expect(await stored('tours', tour.slug)).toMatchObject(after);
});

it('a form asks before it is left with changes, by whichever way, and tells of a deletion', async () => {
  const tour = await addTour();
  const form = await edit(tour);
  await field(form, 'Title').fill('Half a title');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect(await field(form, 'Title').inputValue()).toBe('Half a title');
  await db.doc(`tours/${tour.slug}`).delete();
  await sees(page, 'Someone else has deleted this tour. It can no longer be saved.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
});

it('the star shows what the server has, and says why it stays as it is', async () => {
  const tour = await addTour({ featured: false });
  await open('tours');
  const star = rowOf(tour.title).getByRole('button', { name: /^Feature / });
  const isPressed = () => star.getAttribute('aria-pressed');
  await star.waitFor();
  await staff.context.setOffline(true);
  await star.click();
  await sees(page, 'Failed to update tour featured status');
  await page.getByText(/nothing was sent/).waitFor();
  expect(await isPressed()).toBe('false');
  await staff.context.setOffline(false);
  await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
  await star.click();
  await sees(page, 'Tour featured successfully');
  await expect.poll(isPressed).toBe('true');
  expect(await stored('tours', tour.slug)).toMatchObject({ featured: true });
  await star.click();
  await sees(page, 'Tour unfeatured successfully');

  // A document that its rules do not allow any more.
  await db.doc(`tours/${tour.slug}`).update({ odd: true });
  await page.getByText('Failed to update tour featured status').waitFor({ state: 'hidden' });
  await star.click();
  await sees(page, 'Failed to update tour featured status');
  await expect.poll(isPressed).toBe('false');
});

it('deleting names what will be gone', async () => {
  const tour = await addTour({ image: '/images/one.webp', gallery: ['/images/two.webp'] });
  await open('tours');
  const remove = rowOf(tour.title).getByRole('button', { name: 'Delete' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete this tour?' });
  const told = `“${tour.title}” and its 2 images will be gone for good, also from the site. Bookings already made keep its name.`;
  await question.getByText(told).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await stored('tours', tour.slug)).toBeDefined();
  const endRefusals = await refuseTransactions(page, 'tours');
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Failed to delete tour');
  await endRefusals();
  await remove.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Tour deleted successfully');
  await leaveGrid();
  await rowOf(tour.title).waitFor({ state: 'hidden' });
  expect(await stored('tours', tour.slug)).toBeUndefined();
});

it('a main image is checked, can be stopped, fails without harm, and is removed when nothing keeps it', async () => {
  const tour = await addTour({ image: '/images/tours/sacred-temples-tour/main.webp' });
  const form = await edit(tour);
  const shown = () => form.getByRole('img', { name: 'Main image' }).getAttribute('src');
  const before = await shown();
  const upload = (file = picture('new.png')) => choose(form, 'Upload main image', file);
  await upload({ ...picture('notes.txt'), mimeType: 'text/plain' });
  await page.getByText(/^notes.txt is not an image/).waitFor();

  await page.route(UPLOADS, () => undefined);
  await upload();
  await sees(page, 'Please wait for the upload, or cancel it.');
  await form.getByRole('button', { name: 'Cancel upload' }).click();
  await form.getByRole('progressbar').waitFor({ state: 'hidden' });
  expect(await shown()).toBe(before);
  await page.unroute(UPLOADS);

  await page.route(UPLOADS, (route) => route.fulfill({ status: 403, body: '{}' }));
  await upload();
  await page.getByText(/^Error uploading main image: /).waitFor();
  expect(await shown()).toBe(before);
  await page.unroute(UPLOADS);

  await upload();
  await sees(page, 'Main image uploaded successfully');
  const url = (await shown()) ?? '';
  expect((await fetch(url)).headers.get('content-type')).toBe('image/webp');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  expect((await stored('tours', tour.slug))?.['image']).toBe(before);

  await edit(tour);
  await choose(form, 'Upload gallery images', [picture('a.png'), picture('b.png')]);
  await sees(page, 'Gallery images uploaded successfully');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await sees(page, 'Tour updated successfully');
  const gallery = (await stored('tours', tour.slug))?.['gallery'] as string[];
  expect(gallery.slice(-2).every((one) => one.includes('tour-images%2F'))).toBe(true);
});

it("a villa's pictures are uploaded as it is saved, step by step", async () => {
  const name = `Villa ${randomUUID().slice(0, 8)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  await open('villas');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await sees(page, 'Refreshing villas list...');
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
  await sees(page, 'Error uploading images. Please try again.');
  expect(await stored('villas', slug)).toBeUndefined();
  await page.unroute(UPLOADS);

  const waiting: Route[] = [];
  await page.route(UPLOADS, (route) => void waiting.push(route));
  await save.click();
  for (const percent of ['0%', '30%', '60%']) {
    await form.getByText(percent, { exact: true }).waitFor();
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.continue();
  }
  await sees(page, 'Villa added successfully');
  await page.unroute(UPLOADS);
  suite.later(() => db.doc(`villas/${slug}`).delete());
  const { image, gallery } = (await stored('villas', slug)) as { image: string; gallery: string[] };
  expect(image).toContain('tour-images%2Fvilla-images%2F');
  expect(gallery).toHaveLength(2);

  await rowOf(name).getByRole('button', { name: 'Edit' }).click();
  await field(form, 'Location').fill('Lovina');
  const endRefusals = await refuseTransactions(page, 'villas');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(/^Failed to update villa: /).waitFor();
  await endRefusals();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await sees(page, 'Villa updated successfully');
  await rowOf(name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await sees(page, 'Villa deleted successfully');
  for (const url of [image, ...gallery]) {
    await expect.poll(async () => (await fetch(url)).status).toBe(404);
  }
});

it('lists that the database refuses say so, and try again', async () => {
  await page.goto('/admin/analytics');
  for (const [link, collection, message, heading] of [
    ['Tours', 'tours', 'Failed to load tours', 'Tours'],
    ['Villas', 'villas', 'Failed to load villas', 'Villas'],
    ['Bookings', 'bookings', 'Failed to load bookings', 'Bookings'],
    [
      'Airport Transfers',
      'transfers',
      'Failed to fetch airport transfer bookings.',
      'Airport transfers',
    ],
  ] as const) {
    const endRefusals = await refuseLists(page, collection);
    await page.getByRole('navigation').getByRole('link', { name: link }).click();
    await page.getByRole('alert').getByText(message).waitFor();
    await endRefusals();
    await page.getByRole('button', { name: 'Try again' }).click();
    const grid = page.getByRole('grid', { name: heading });
    await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThan(1);
  }
});

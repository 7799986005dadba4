import type { Browser, Locator, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../support/browser.ts';
import { openSuite } from '../functions/support/suite.ts';
import { sees } from './support/forms.ts';
import { addTour, addVilla, choose, edit, field, UPLOADS } from './support/offerForms.ts';
import { newPerson, type Person, PHONE, signIn } from './support/person.ts';
import { picture } from './support/picture.ts';
import { refuseTransactions } from './support/refusals.ts';

const suite = openSuite();
const { db } = suite;
const STUCK = /^The upload does not move: the line seems to be cut/;

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

const tourForm = async () => edit(page, 'tours', (await addTour(suite, { image: '' })).slug);
const shown = (form: Locator) => form.getByRole('img', { name: 'Main image' }).getAttribute('src');

/** Notes each percentage that is painted, once. */
const notePainted = () =>
  page.evaluate(() => {
    const painted: string[] = [];
    Object.assign(globalThis, { painted });
    const look = () => {
      const text = document.querySelector('[role=dialog] output')?.textContent ?? '';
      if (text.endsWith('%') && painted.at(-1) !== text) painted.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const painted = () => page.evaluate(() => Reflect.get(globalThis, 'painted') as string[]);

it('a villa paints 30, then at most 90 while it is saved, and 100 once all is stored', async () => {
  const villa = await addVilla(suite, { image: '', gallery: [] });
  const form = await edit(page, 'villas', villa.slug);
  await choose(form, 'Choose main image', picture('main.png'));
  await choose(form, 'Choose gallery images', [picture('a.png'), picture('b.png')]);
  await notePainted();
  const saving: Route[] = [];
  await page.route(/documents:commit/, (route) => void saving.push(route));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => saving.length).toBe(1);
  await form.getByText('90%', { exact: true }).waitFor();
  expect(await painted()).toEqual(['0%', '30%', '60%', '90%']);
  await saving[0]?.continue();
  await form.waitFor({ state: 'hidden' });
  expect(await painted()).toEqual(['0%', '30%', '60%', '90%', '100%']);
  await page.unroute(/documents:commit/);
  expect((await db.doc(`villas/${villa.slug}`).get()).get('gallery')).toHaveLength(2);
});

it('an upload whose line is cut says so beside the button that waits, and goes on when asked', async () => {
  const form = await tourForm();
  let isCut = true;
  await page.route(UPLOADS, (route) => (isCut ? undefined : route.continue()));
  await choose(form, 'Upload main image', picture('new.png'));
  await form.getByRole('progressbar').waitFor();
  const notice = form.getByRole('alert').filter({ hasText: STUCK });
  await notice.waitFor({ timeout: 10_000 });
  const save = form.getByRole('button', { name: 'Save Changes' });
  expect(await save.isDisabled()).toBe(true);
  const [told, button] = await Promise.all([notice.boundingBox(), save.boundingBox()]);
  expect((button?.y ?? 0) - ((told?.y ?? 0) + (told?.height ?? 0))).toBeLessThan(40);
  isCut = false;
  await notice.getByRole('button', { name: 'Try again' }).click();
  await sees(page, 'Main image uploaded successfully');
  await page.unroute(UPLOADS);
  expect(await save.isEnabled()).toBe(true);
  expect(await shown(form)).toContain('tour-images%2F');
});

it('a cut upload of a villa can be given up, with the form as it was', async () => {
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

it('a cut upload goes on by itself when the line is back', async () => {
  const form = await tourForm();
  await field(form, 'Title').waitFor();
  await staff.context.setOffline(true);
  await choose(form, 'Upload main image', picture('new.png'));
  await form.getByText(STUCK).waitFor();
  await staff.context.setOffline(false);
  await sees(page, 'Main image uploaded successfully');
  expect(await shown(form)).toContain('tour-images%2F');
});

it('an upload that was stored, and whose answer was lost, is no failure', async () => {
  const form = await tourForm();
  let lost = 0;
  await page.route(UPLOADS, async (route) => {
    const isUpload = route.request().method() === 'POST' && lost === 0;
    if (!isUpload) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await choose(form, 'Upload main image', picture('new.png'));
  await sees(page, 'Main image uploaded successfully');
  expect(lost).toBe(1);
  await page.unroute(UPLOADS);
});

it('what is being stored cannot be given up, and keeps its pictures', async () => {
  const form = await tourForm();
  await choose(form, 'Upload main image', picture('new.png'));
  await sees(page, 'Main image uploaded successfully');
  const url = (await shown(form)) ?? '';
  const saving: Route[] = [];
  await page.route(/documents:commit/, (route) => void saving.push(route));
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => saving.length).toBe(1);
  await form.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  expect(await question.getByRole('button', { name: 'Discard' }).isDisabled()).toBe(true);
  await saving[0]?.continue();
  await sees(page, 'Tour updated successfully');
  await form.waitFor({ state: 'hidden' });
  await page.unroute(/documents:commit/);
  expect((await fetch(url)).status).toBe(200);
});

it('what could not be stored can be given up, with its pictures', async () => {
  const form = await tourForm();
  await choose(form, 'Upload main image', picture('new.png'));
  await sees(page, 'Main image uploaded successfully');
  const url = (await shown(form)) ?? '';
  const endRefusals = await refuseTransactions(page, 'tours');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(/^Failed to update tour: /).waitFor();
  await endRefusals();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
});

it('at 360 px the notice of a cut line and its buttons fit', async () => {
  const phone = await newPerson(browser, PHONE);
  await signIn(phone, DEMO_USERS.staff.email);
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

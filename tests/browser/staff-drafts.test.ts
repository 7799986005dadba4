import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, addVilla, choose, edit, field } from '../e2e/support/offerForms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, signIn } from '../e2e/support/person.ts';
import { picture } from '../e2e/support/picture.ts';

const suite = openSuite();
const { db } = suite;

const browser = await openBrowser();
let staff: Person;
let page: Page;

beforeEach(async () => {
  staff = await newPerson(browser);
  ({ page } = staff);
  await signIn(staff, DEMO_USERS.staff.email);
});

/** Signs out in another tab of the same browser. */
async function signOutElsewhere(): Promise<void> {
  const other = await staff.context.newPage();
  await other.goto('/admin/analytics');
  await other.getByRole('navigation').getByRole('button', { name: 'Sign Out' }).click();
  await other.waitForURL('**/auth');
  await page.waitForURL('**/auth');
  await other.close();
}

const storedDrafts = () =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
const FOUND = /^You have unsaved changes from \d\d:\d\d/;

it('a draft survives a sign-out in another tab, for the same person only', async () => {
  const tour = await addTour(suite);
  const form = await edit(page, 'tours', tour.slug);
  await field(form, 'Title').fill('Half a title');
  await field(form, 'Price from (USD)').fill('1,200');
  await field(form, 'Itinerary 1').fill('Meet at noon');
  await signOutElsewhere();

  await signIn(staff, DEMO_USERS.admin.email);
  await edit(page, 'tours', tour.slug);
  expect(await field(form, 'Title').inputValue()).toBe(tour.title);
  expect(await page.getByText(FOUND).count()).toBe(0);
  await signOutElsewhere();

  await signIn(staff, DEMO_USERS.staff.email);
  // Another person has used the browser meanwhile.
  await db.doc(`tours/${tour.slug}`).update({ title: 'Their title', location: 'Lovina' });
  await page.getByRole('alert').filter({ hasText: 'Half a title' }).getByText('Open').click();
  await form.getByText(FOUND).waitFor();
  await untilShown(page, 'Someone else has just changed: Location. You see the new values.');
  expect(await field(form, 'Location').inputValue()).toBe('Lovina');
  expect(await field(form, 'Itinerary 1').inputValue()).toBe('Meet at noon');
  await form.getByText('Their title').waitFor();
  await form.getByRole('button', { name: 'Keep mine' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save this price?' });
  await question.getByText('The price will be $1. You typed “1,200”. Save anyway?').waitFor();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await untilShown(page, 'Tour updated successfully');
  const stored = (await db.doc(`tours/${tour.slug}`).get()).data();
  expect(stored).toMatchObject({ title: 'Half a title', location: 'Lovina', priceFrom: 1 });
  expect(stored?.['itinerary'][0]).toBe('Meet at noon');
  expect(await storedDrafts()).toEqual([]);
});

it('a draft survives the removal of the role', async () => {
  const email = `${randomUUID()}@example.com`;
  const account = { email, password: DEMO_PASSWORD, emailVerified: true };
  const { uid } = await suite.auth.createUser(account);
  const profile = db.doc(`users/${uid}`);
  suite.later(() => Promise.all([suite.auth.deleteUser(uid), profile.delete()]));
  const give = async (role: 'staff' | 'pending') => {
    await suite.auth.setCustomUserClaims(uid, role === 'pending' ? {} : { role });
    await profile.set({ email, fullName: 'Wayan', role, createdAt: Timestamp.now() });
  };
  await give('staff');
  const tour = await addTour(suite);
  const person = await newPerson(browser);
  await signIn(person, email);
  const form = await edit(person.page, 'tours', tour.slug);
  await field(form, 'Title').fill('Half a title');
  await give('pending');
  await form.waitFor({ state: 'hidden' });
  await give('staff');
  const next = await person.context.newPage();
  await person.page.close();
  await next.goto('/admin/analytics');
  await next.getByRole('navigation').getByRole('button', { name: 'Sign Out' }).click();
  await next.waitForURL('**/auth');
  await signIn({ ...person, page: next }, email);
  const again = await edit(next, 'tours', tour.slug);
  await again.getByText(FOUND).waitFor();
  expect(await field(again, 'Title').inputValue()).toBe('Half a title');
  await person.context.close();
});

it('the draft of a new villa survives a reload, without pictures that were not uploaded', async () => {
  await page.goto('/admin/villas?add');
  const form = page.getByRole('dialog');
  await field(form, 'Name').fill('Villa Half');
  await choose(form, 'Choose gallery images', [picture('a.png'), picture('b.png')]);
  await form.getByText('b.png').waitFor();
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await form.getByText(/Please choose again: a.png, b.png\.$/).waitFor();
  expect(await field(form, 'Name').inputValue()).toBe('Villa Half');
  await form.getByText(/^Pictures that were not uploaded yet cannot be kept/).waitFor();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
  expect(await storedDrafts()).toEqual([]);
  await page.goto('/admin/villas?add');
  expect(await field(form, 'Name').inputValue()).toBe('');
});

it('an uploaded picture is kept and discarded with the draft', async () => {
  const tour = await addTour(suite, { image: '' });
  const form = await edit(page, 'tours', tour.slug);
  await choose(form, 'Upload main image', picture('new.png'));
  await untilShown(page, 'Main image uploaded successfully');
  const url = (await form.getByRole('img', { name: 'Main image' }).getAttribute('src')) ?? '';
  await signOutElsewhere();
  await signIn(staff, DEMO_USERS.staff.email);
  expect((await fetch(url)).status).toBe(200);
  await edit(page, 'tours', tour.slug);
  await form.getByRole('button', { name: 'Start over' }).click();
  expect(await field(form, 'Title').inputValue()).toBe(tour.title);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => (await fetch(url)).status).toBe(404);
  expect(await storedDrafts()).toEqual([]);
});

it('an unchanged form leaves no draft', async () => {
  const villa = await addVilla(suite);
  const form = await edit(page, 'villas', villa.slug);
  await field(form, 'Name').fill('Other');
  await expect.poll(storedDrafts).toHaveLength(1);
  await field(form, 'Name').fill(villa.name);
  await expect.poll(storedDrafts).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await form.waitFor({ state: 'hidden' });
});

import { randomUUID } from 'node:crypto';
import id from '@selasar/domain/languages/id';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated, type Person } from '../e2e/support/person.ts';

const suite = openSuite();
const browser = await openBrowser();
const sentTo = async (collection: string, email: string) =>
  (await suite.db.collection(collection).where('customerEmail', '==', email).get()).docs;

/** Picks days in the month after next, so none is past or too soon for an offer. */
async function pickDays(form: Locator, ...days: string[]): Promise<void> {
  await form.getByRole('button', { name: id['Choose date'] }).first().click();
  const calendar = form.page().getByRole('dialog').last();
  const month = calendar.getByRole('grid').first();
  const caption = calendar.getByRole('heading', { level: 3 }).first();
  for (let turn = 0; turn < 2; turn++) {
    const before = await caption.textContent();
    await calendar.getByRole('button', { name: id['Next month'] }).click();
    await expect.poll(() => caption.textContent()).not.toBe(before);
  }
  for (const day of days)
    await month.getByRole('gridcell', { name: new RegExp(`^${day} `) }).click();
  const done = calendar.getByRole('button', { name: id['Done'] });
  if (await done.isVisible()) await done.click();
  await calendar.waitFor({ state: 'hidden' });
}

async function fillPerson(form: Locator): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await form.getByLabel(id['Name']).fill('Sari Dewi');
  await form.getByLabel(id['Email']).fill(email);
  return email;
}

const received = (page: Page) => page.getByRole('region', { name: id['We have your request'] });

let guest: Person;
beforeEach(async () => {
  guest = await newPerson(browser, PHONE, 'Asia/Jakarta', { locale: 'id-ID' });
});
afterEach(() => guest.context.close());

it.each([
  ['/id/tours/mount-batur-sunrise-trek', ['15']],
  ['/id/villas/villa-karang-uluwatu', ['15', '18']],
])('in Indonesian, a guest books from %s for a day in the calendar', async (path, days) => {
  const { page } = guest;
  await page.goto(path);
  const form = page.getByRole('form', { name: new RegExp(`^${id['Book {item}'].split(' ')[0]} `) });
  await pickDays(form, ...days);
  const email = await fillPerson(form);
  await form.getByRole('button', { name: id['Book Now'] }).click();
  await received(page).waitFor();
  const [booking] = await sentTo('bookings', email);
  expect(booking?.get('language')).toBe('id');
  expect(booking?.get('startDate')).toMatch(/-15$/);
  expect(guest.problems).toEqual([]);
});

it('in Indonesian, a guest types a date and changes it with the keyboard', async () => {
  const { page } = guest;
  await page.goto('/id/tours/mount-batur-sunrise-trek');
  await untilHydrated(page);
  const form = page.getByRole('form').first();
  await form.getByRole('spinbutton', { name: id['Day'] }).click();
  await page.keyboard.type('15Des2027');
  const year = form.getByRole('spinbutton', { name: id['Year'] });
  await expect.poll(() => year.textContent()).toBe('2027');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => year.textContent()).toBe('2026');
  expect(guest.problems).toEqual([]);
});

it('in Indonesian, a guest requests a transfer', async () => {
  const { page } = guest;
  await page.goto('/id#airport-transfer');
  const route = page.getByRole('form', { name: id['Your Route'] });
  await route.getByRole('combobox', { name: id['Pickup Location'] }).fill('Airport (DPS)');
  await route.getByRole('combobox', { name: id['Destination'] }).fill('Ubud');
  await pickDays(route, '15');
  await route.getByRole('combobox', { name: id['Pickup Time'] }).click();
  await page.getByRole('option', { name: '09:00' }).click();
  await route.getByRole('button', { name: id['CONTINUE BOOKING'] }).click();
  const dialog = page.getByRole('dialog', { name: id['Confirm Your Airport Transfer Booking'] });
  const email = await fillPerson(dialog);
  await dialog.getByLabel(id['Phone']).fill('+62 812 3456 7890');
  await dialog.getByRole('button', { name: id['Confirm'] }).click();
  await received(page).waitFor();
  const [transfer] = await sentTo('transfers', email);
  expect(transfer?.get('language')).toBe('id');
  expect(guest.problems).toEqual([]);
});

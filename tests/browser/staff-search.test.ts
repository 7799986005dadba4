import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays } from '@selasar/domain/core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/demo.ts';
import { inDays, messageRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { dateField, typeDate } from '../e2e/support/dates.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { listOn } from '../e2e/support/list.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';
import { newPerson, signIn, type Person } from '../e2e/support/person.ts';

const suite = openSuite();
const browser = await openBrowser();
/** The family name that all guests of this file share. */
const family = `Q${randomUUID().slice(0, 8)}`;
const today = inDays(0);
const days = [-1, 0, 1, 1, 6, 7];
const bookings = await storePastBookings(suite, days.length, (index) => ({
  customerName: `Guest${index} ${family}`,
  startDate: addDays(today, days[index] ?? 0),
  endDate: addDays(today, (days[index] ?? 0) + 3),
  status: index === 2 ? 'pending' : 'confirmed',
}));
/** The person who signs in, and later loses their role. */
const email = `${randomUUID()}@example.com`;
let uid = '';
let staff: Person;

beforeAll(async () => {
  ({ uid } = await suite.person({ email, password: DEMO_PASSWORD }));
  await (await suite.caller('admin')).call('setRole', { uid, role: 'staff' });
  staff = await newPerson(browser);
  await signIn(staff, email);
});

const guests = (...places: number[]) => places.map((place) => `Guest${place} ${family}`);
const names = async ({ page }: Person) =>
  (await page.locator('[role=gridcell][data-field=customerName] strong').allInnerTexts()).map(
    (name) => name.trim(),
  );

const near = () => staff.page.getByRole('combobox', { name: 'Days', exact: true });
async function chooseDays(name: string): Promise<void> {
  await near().click();
  await staff.page.getByRole('option', { name }).click();
}

it('near days and dates filter a list and its export by days, with the keyboard, too', async () => {
  const { page } = staff;
  const { footer, parameters } = listOn(page);
  await page.goto(`/admin/bookings?q=${family}`);
  await expect.poll(footer).toBe('1–6 of 6');
  await near().focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  // A guest who arrived yesterday and is still here does not travel today.
  await expect.poll(() => names(staff)).toEqual(guests(1));
  expect(await near().innerText()).toBe('Today');
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(footer).toBe('1–2 of 2');
  await chooseDays('Next 7 days');
  await expect.poll(() => names(staff)).toEqual(expect.arrayContaining(guests(1, 2, 3, 4)));
  await expect.poll(footer).toBe('1–4 of 4');
  expect(parameters()).toMatchObject({ q: family, days: 'next-7' });
  const heading = page.getByRole('columnheader', { name: 'Date' });
  await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 4);
  expect(lines[1]).toContain(guests(1)[0]);

  await page.getByRole('button', { name: 'Filter' }).click();
  await typeDate(page, 'To', addDays(today, 7));
  await expect.poll(footer).toBe('1–5 of 5');
  expect(parameters()).toMatchObject({ from: today, to: addDays(today, 7) });
  await page.getByRole('combobox', { name: 'Days of' }).click();
  await page.getByRole('option', { name: 'Request' }).click();
  // They were requested long ago.
  await page.getByText(/^No bookings requested from .* match\.$/).waitFor();
  await page.getByRole('button', { name: 'Show all days' }).click();
  await expect.poll(footer).toBe('1–6 of 6');
});

it('shows an error at the field if To is before From, and sends no query', async () => {
  const { page } = staff;
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('2031-12-20')) requestedUrls.push(request.url());
  });
  await page.goto('/admin/bookings?from=2031-12-20&to=2031-12-14');
  await untilShown(page, 'Must not be before From', 'The last day is before the first.');
  expect(await dateField(page, 'To').getAttribute('aria-invalid')).toBe('true');
  expect(requestedUrls).toEqual([]);
  await typeDate(page, 'To', '2031-12-24');
  await page.getByText(/^No bookings from Dec 20, 2031 to Dec 24, 2031\.$/).waitFor();
  expect(requestedUrls.length).toBeGreaterThan(0);
});

it('quick search opens with `/`, finds records, and links to one and to all', async () => {
  const { page } = staff;
  const message = {
    ...messageRequest(suite),
    subject: `Seats for ${family}`,
    message: 'Do you have any?',
  };
  await (await suite.caller()).call('submitMessage', message);
  await page.goto('/admin/inbox');
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();
  await page.getByRole('button', { name: 'Search everything' }).waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('nobody has this name');
  await untilShown(page, 'Nothing found. Try other words, or fewer.');
  await field.fill(`${family} guest3`);
  const options = page.getByRole('listbox').getByRole('option');
  await expect.poll(() => options.count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^Booking/ });
  await sheet.getByText(guests(3)[0] ?? '').waitFor();
  expect(listOn(page).parameters()).toEqual({ open: bookings[3]?.id });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor();

  await page.keyboard.press('/');
  await field.fill(family);
  await page.getByRole('option', { name: 'All results in Bookings' }).click();
  await field.waitFor({ state: 'hidden' });
  await expect.poll(listOn(page).footer).toBe('1–6 of 6');

  // Arrow up from the first selects the last.
  await page.keyboard.press('/');
  await field.fill(family);
  await page.getByRole('option', { name: `Seats for ${family}` }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await untilShown(page, 'Do you have any?');
  expect(listOn(page).parameters()).toEqual({ open: `message:${message.requestId}` });
  await page.goBack();
  await expect.poll(listOn(page).footer).toBe('1–6 of 6');

  await page.getByRole('button', { name: 'Search everything' }).click();
  await staff.context.setOffline(true);
  await field.fill('batur');
  await untilShown(page, 'The server cannot be reached. The search will continue automatically.');
  await staff.context.setOffline(false);
  await page.getByRole('listbox').waitFor();
  await page.goBack();
  await field.waitFor({ state: 'hidden' });
  await expect.poll(listOn(page).footer).toBe('1–6 of 6');
});

it('a person who loses their role sees nothing more of a filtered list', async () => {
  const { page } = staff;
  await page.goto(`/admin/bookings?q=${family}&from=${today}&to=${addDays(today, 7)}`);
  await expect.poll(listOn(page).footer).toBe('1–5 of 5');
  expect(staff.problems).toEqual([]);
  await (await suite.caller('admin')).call('setRole', { uid, role: 'pending' });
  await expect.poll(() => page.getByRole('grid').count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Search everything' }).count()).toBe(0);
});

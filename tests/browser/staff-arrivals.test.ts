import { randomUUID } from 'node:crypto';
import { statsOverviewSchema } from '@selasar/domain/stats';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/demo.ts';
import {
  addOffer,
  messageRequest,
  tourRequest,
  transferRequest,
} from '../functions/support/offer.ts';
import { openSuite, type Caller } from '../functions/support/suite.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, signIn } from '../e2e/support/person.ts';

const suite = openSuite();
const browser = await openBrowser();
let guest: Caller;
let tourId: string;
/** A staff member on their first visit. */
let staff: Person;

beforeAll(async () => {
  guest = await suite.caller();
  ({ tourId } = await addOffer(suite));
  const email = `${randomUUID()}@example.com`;
  const { uid } = await suite.auth.createUser({
    email,
    password: DEMO_PASSWORD,
    emailVerified: true,
  });
  suite.later(() => suite.auth.deleteUser(uid));
  suite.later(() => suite.db.doc(`users/${uid}`).delete());
  const chief = await suite.caller('admin');
  await chief.call('setRole', { uid, role: 'staff' });
  staff = await newPerson(browser);
  await signIn(staff, email);
});

const freshName = () => `Guest ${randomUUID().slice(0, 8)}`;
async function book(): Promise<string> {
  const customerName = freshName();
  await guest.call('createBooking', { ...tourRequest(suite, tourId), customerName });
  return customerName;
}
const link = (label: string) =>
  staff.page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: label });
/** The number of pending requests that a link announces to screen readers. */
async function waitingAt(label: string, word: string): Promise<number> {
  const text = (await link(label).textContent()) ?? '';
  return Number(new RegExp(`, (\\d+) ${word}`).exec(text)?.[1] ?? 0);
}
const announcements = async () => ({
  bookings: await waitingAt('Bookings', 'pending'),
  transfers: await waitingAt('Airport Transfers', 'pending'),
  inbox: await waitingAt('Inbox', 'waiting'),
});
/** Other tests may add requests, too. Other tests check that the stored figures are right. */
async function isAsStored(): Promise<boolean> {
  const { bookings, transfers, messages, guests } = statsOverviewSchema.parse(
    (await suite.db.doc('stats/overview').get()).data(),
  );
  const stored = {
    bookings: bookings.pending,
    transfers: transfers.pending,
    inbox: messages.unread + guests.unanswered + guests.changeRequests + guests.reviews,
  };
  return JSON.stringify(await announcements()) === JSON.stringify(stored);
}
const rowOf = (name: string) => staff.page.getByRole('row').filter({ hasText: name });

it('the sidebar counts pending requests beside the labels', async () => {
  const { page } = staff;
  await page.goto('/admin/analytics');
  await expect.poll(isAsStored).toBe(true);
  await book();
  await guest.call('createTransfer', transferRequest(suite));
  await guest.call('submitMessage', messageRequest(suite));
  await expect.poll(isAsStored).toBe(true);
  expect(Object.values(await announcements()).every((count) => count > 0)).toBe(true);
  const labels = await page.locator('aside .MuiListItemText-primary:visible').allInnerTexts();
  expect(labels).toEqual([
    'Dashboard',
    'Tours',
    'Villas',
    'Bookings',
    'Airport Transfers',
    'Analytics',
    'Settings',
    'Sign Out',
    'Today',
    'Calendar',
    'Crew',
    'Inbox',
    'Setup',
  ]);
});

it('new requests are announced on every page, counted in the title, and marked until the next visit', async () => {
  const { page } = staff;
  await link('Bookings').click();
  await page.getByRole('grid').waitFor();
  await page.mouse.move(5, 700);
  await link('Tours').click();
  await expect.poll(() => page.title()).toMatch(/Tours/);
  const counted = async () => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
  const before = await counted();
  const name = await book();
  // Other tests may book at the same time; then the sentence counts several.
  await page.getByRole('status').filter({ hasText: /^New/ }).filter({ hasText: name }).waitFor();
  await expect.poll(counted).toBeGreaterThan(before);
  const second = await book();
  await page.getByRole('status').filter({ hasText: /^New/ }).filter({ hasText: second }).waitFor();

  await link('Bookings').click();
  for (const one of [name, second]) await rowOf(one).getByText('New').waitFor();
  await link('Tours').click();
  // A person who returns before the other page has loaded has not left this one.
  await page.getByRole('heading', { level: 1, name: 'Tours' }).waitFor();
  await link('Bookings').click();
  await rowOf(name).waitFor();
  await expect.poll(() => rowOf(name).getByText('New').count()).toBe(0);
});

it('a first visit marks nothing', async () => {
  const { page } = staff;
  await page.evaluate(() => localStorage.clear());
  await page.goto('/admin/bookings');
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('gridcell').getByText('New', { exact: true }).count()).toBe(0);
});

it('the console has no output', () => {
  expect(staff.problems).toEqual([]);
});

// The browser stores only what docs/privacy.md names, and contacts only our hosts.
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { browserStorage, packageStorage } from '../../scripts/privacy/browser.ts';
import { browserKeys } from '../../web/src/browserKeys.ts';
import { paths } from '../../web/src/paths.ts';
import { openSuite } from '../functions/support/suite.ts';
import { fillTourBooking, untilShown } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, signIn, untilHydrated } from '../e2e/support/person.ts';

const suite = openSuite();
const browser = await openBrowser();

const named = [
  ...Object.keys(browserStorage).map((name) => browserKeys[name as keyof typeof browserKeys]),
  ...Object.keys(packageStorage),
];

/** The names of all stored items of a page's origin, including databases and cookies. */
async function storedNamesOf({ page, context }: Person): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  return [...names, ...(await context.cookies()).map(({ name }) => `cookie ${name}`)];
}

const unnamed = (storedNames: readonly string[]) =>
  storedNames.filter((name) => !named.some((beginning) => name.startsWith(beginning)));

/** Polled: whether databases work, Firebase tries with one that it deletes at once. */
const expectNamed = (person: Person) =>
  expect.poll(async () => unnamed(await storedNamesOf(person))).toEqual([]);

/** The hosts that a context contacts from now on. */
function hostsOf(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(hostname);
  });
  return hosts;
}
const ours = new Set(['127.0.0.1', 'localhost']);
const others = (hosts: Set<string>) => [...hosts].filter((host) => !ours.has(host));

it('for a visitor who books, writes and browses', async () => {
  const visitor = await newPerson(browser, PHONE);
  const { page, context } = visitor;
  const hosts = hostsOf(context);
  const email = `${randomUUID()}@example.com`;
  const form = await fillTourBooking(page, email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await untilShown(page, email);
  const { docs } = await suite.db.collection('bookings').where('customerEmail', '==', email).get();
  for (const { ref } of docs) suite.later(() => suite.db.recursiveDelete(ref));

  await page.goto(paths.contact);
  await untilHydrated(page);
  await page.route('**/submitMessage', (route) => route.abort());
  const contact = page.getByRole('form', { name: 'Contact form' });
  await contact.getByLabel('Name').fill('Ana');
  await contact.getByLabel('Email').fill(email);
  await contact.getByLabel('Subject').fill('Nyepi');
  await contact.getByLabel('Message').fill('Are you open?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('unanswered')))
    .toContain('contact');

  const storedNames = await storedNamesOf(visitor);
  for (const key of [
    browserKeys.trip,
    browserKeys.unanswered,
    browserKeys.draft,
    browserKeys.confirmation,
  ]) {
    expect(storedNames.some((name) => name.startsWith(key))).toBe(true);
  }
  await expectNamed(visitor);
  expect(others(hosts)).toEqual([]);
  expect(hosts.size).toBeGreaterThan(0);
  await context.close();
});

it('for staff at work', async () => {
  const person = await newPerson(browser);
  const hosts = hostsOf(person.context);
  await signIn(person, DEMO_USERS.staff.email);
  await person.page.goto(paths.admin.bookings);
  await person.page.getByRole('heading', { name: 'Bookings' }).waitFor();
  const storedNames = await storedNamesOf(person);
  expect(storedNames).toContain('firebaseLocalStorageDb');
  await expectNamed(person);
  expect(others(hosts)).toEqual([]);
  await person.context.close();
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bookingSearch, foundBy } from '@selasar/domain';
import { sampleTours } from '@selasar/domain/samples';
import { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../support/browser.ts';
import { openSuite } from '../functions/support/suite.ts';
import { newPerson, type Person, signIn } from './support/person.ts';

const PAGE = 25;
const COUNT = 2 * PAGE + 4;
const yearMs = 365 * 24 * 60 * 60 * 1000;

const suite = openSuite();
/** The family name of all guests of this file. */
const family = `Q${randomUUID().slice(0, 8)}`;
/** The booking whose status is gone, and whose day is a number. */
const DAMAGED = 3;
const bookings = Array.from({ length: COUNT }, (_, index) => bookingOf(index));
const damaged = bookings[DAMAGED]!;

let browser: Browser;
let staff: Person;
let page: Page;

/** A booking of long ago, which no first page shows. The later its index, the older. A page of them are confirmed. */
function bookingOf(index: number) {
  const id = randomUUID();
  const guest = { customerName: `Guest${index} ${family}`, customerEmail: `${id}@example.com` };
  const at = Timestamp.fromMillis(Date.now() - yearMs - index * 1000);
  const whole = {
    ...guest,
    bookingType: 'tour',
    tourId: 'none',
    itemName: 'Long Ago',
    startDate: '2025-01-02',
    endDate: '2025-01-02',
    numberOfGuests: index + 1,
    totalPrice: 10,
    status: index >= 4 && index < 4 + PAGE ? 'confirmed' : 'cancelled',
    createdAt: at,
    updatedAt: at,
    ...foundBy(bookingSearch, { id, ...guest, itemName: 'Long Ago' }),
  };
  const { status, ...others } = whole;
  return {
    id,
    customerName: guest.customerName,
    data: index === DAMAGED ? { ...others, startDate: 20250102 } : { ...others, status },
  };
}

async function create(path: string, data: FirebaseFirestore.DocumentData): Promise<void> {
  await suite.db.doc(path).create(data);
  suite.later(() => suite.db.doc(path).delete());
}

beforeAll(async () => {
  const write = suite.db.batch();
  for (const { id, data } of bookings) write.create(suite.db.doc(`bookings/${id}`), data);
  await write.commit();
  suite.later(async () => {
    const remove = suite.db.batch();
    for (const { id } of bookings) remove.delete(suite.db.doc(`bookings/${id}`));
    await remove.commit();
  });
  browser = await launchBrowser();
  staff = await newPerson(browser);
  ({ page } = staff);
  await signIn(staff, DEMO_USERS.staff.email);
});
afterAll(() => browser.close());

const search = () => page.getByRole('searchbox', { name: /^Search/ });
const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const footer = () => page.locator('.MuiTablePagination-displayedRows').innerText();
const next = () => page.getByRole('button', { name: 'Go to next page' });
const previous = () => page.getByRole('button', { name: 'Go to previous page' });
const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
const entries = () => page.evaluate(() => window.history.length);
const sheet = () => page.getByRole('dialog');

it('a damaged booking is listed, counted and in the file, and ends no paging', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  const row = rowOf(damaged.customerName);
  await row.getByText('Damaged').waitFor();
  expect((await row.innerText()).split('\n')).toContain('–');
  await expect.poll(footer).toBe(`1–${PAGE} of ${COUNT}`);
  await next().click();
  await expect.poll(footer).toBe(`${PAGE + 1}–${2 * PAGE} of ${COUNT}`);
  await next().click();
  await rowOf(`Guest${COUNT - 1} ${family}`).waitFor();
  await expect.poll(footer).toBe(`${2 * PAGE + 1}–${COUNT} of ${COUNT}`);

  await page.goto(`/admin/bookings?open=${damaged.id}`);
  await sheet().getByText('Missing: status. Not readable: start date.').waitFor();
  await sheet()
    .getByText(/Please ask an administrator/)
    .waitFor();
  expect(await sheet().getByRole('button').allInnerTexts()).toEqual(['']);
  await page.keyboard.press('Escape');

  await page.goto(`/admin/bookings?q=${family}`);
  await row.waitFor();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = (await readFile(await (await waiting).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + COUNT);
  const inFile = lines.filter((line) => line.includes('Missing: status.'));
  expect(inFile).toHaveLength(1);
  expect(inFile[0]).toContain(damaged.id);
  expect(staff.problems).toEqual([]);
});

it('damaged tours, messages and recent bookings are shown as well', async () => {
  const id = `tour-${randomUUID()}`;
  const { title: _, ...untitled } = sampleTours[0]!;
  await create(`tours/${id}`, { ...untitled, slug: id, priceFrom: 'much' });
  await page.goto(`/admin/tours?q=${id}`);
  const row = rowOf(id);
  await row.getByText('Damaged').waitFor();
  await row.getByRole('button', { name: `What is wrong with ${id}` }).click();
  await sheet().getByText('Missing: title. Not readable: price from.').waitFor();
  // Nothing that would fail is offered.
  expect(await page.locator('[role=row]', { hasText: id }).locator('button').count()).toBe(1);

  const message = randomUUID();
  await create(`messages/${message}`, {
    subject: 'Half a message',
    createdAt: Timestamp.now(),
    read: false,
  });
  await page.goto('/admin/messages?show=unread');
  await page
    .getByText(`A damaged message, ID ${message}. Missing: name, email, message.`)
    .waitFor();

  const booking = randomUUID();
  await create(`bookings/${booking}`, {
    customerName: `Half ${family}`,
    createdAt: Timestamp.now(),
  });
  await page.goto('/admin');
  const recent = page.getByRole('listitem').filter({ hasText: `Half ${family}` });
  await recent.getByText('Damaged').waitFor();
  await recent.getByText('– · –').waitFor();
  expect(staff.problems).toEqual([]);
});

it('a full last page is the last one', async () => {
  await page.goto(`/admin/bookings?q=${family}&status=confirmed`);
  await rowOf(`Guest4 ${family}`).waitFor();
  await expect.poll(footer).toBe(`1–${PAGE} of ${PAGE}`);
  expect(await next().isDisabled()).toBe(true);
});

it('a total is counted once for a filter, and anew when the page changes', async () => {
  let counts = 0;
  const note = (request: { url(): string }) => {
    if (request.url().includes(':runAggregationQuery')) counts += 1;
  };
  await page.goto('/admin/analytics');
  page.on('request', note);
  await page.goto(`/admin/bookings?q=${family}&status=cancelled`);
  const others = COUNT - PAGE - 1;
  await expect.poll(footer).toBe(`1–${PAGE} of ${others}`);
  await next().click();
  await expect.poll(footer).toBe(`${PAGE + 1}–${others} of ${others}`);
  await previous().click();
  await expect.poll(footer).toBe(`1–${PAGE} of ${others}`);
  expect(counts).toBe(1);
  const newest = bookings[0]!;
  await suite.db.doc(`bookings/${newest.id}`).update({ status: 'confirmed' });
  await expect.poll(footer).toBe(`1–${PAGE} of ${others - 1}`);
  await suite.db.doc(`bookings/${newest.id}`).update({ status: 'cancelled' });
  await expect.poll(footer).toBe(`1–${PAGE} of ${others}`);
  page.off('request', note);
});

it('pages, filters and finished searches are steps back', async () => {
  await page.goto('/admin/bookings');
  await page.getByRole('grid').waitFor();
  await search().click();
  await page.keyboard.type(family.slice(0, 5));
  await expect.poll(parameters).toEqual({ q: family.slice(0, 5) });
  const before = await entries();
  await page.keyboard.type(family.slice(5));
  await expect.poll(parameters).toEqual({ q: family });
  expect(await entries()).toBe(before);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await expect.poll(parameters).toEqual({ q: family, status: 'cancelled' });
  await expect.poll(() => next().isEnabled()).toBe(true);
  await next().click();
  await expect.poll(() => parameters()['page']).toBe('2');
  await page.goBack();
  await expect.poll(parameters).toEqual({ q: family, status: 'cancelled' });
  await page.goBack();
  await expect.poll(parameters).toEqual({ q: family });
  await expect.poll(footer).toBe(`1–${PAGE} of ${COUNT}`);
  await page.goBack();
  await expect.poll(parameters).toEqual({});
  await expect.poll(() => search().inputValue()).toBe('');
});

it('a sheet opens and closes without a trace in the history', async () => {
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click();
  await search().fill(family);
  const row = rowOf(`Guest5 ${family}`);
  await row.waitFor();
  await row.getByRole('button', { name: /^Details/ }).click();
  await sheet().waitFor();
  const opened = await entries();
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'hidden' });
    await row.getByRole('button', { name: /^Details/ }).click();
    await sheet().waitFor();
  }
  expect(await entries()).toBe(opened);
  // Pressed twice, it still closes the sheet alone.
  await page.getByRole('button', { name: 'Close details' }).dblclick();
  await sheet().waitFor({ state: 'hidden' });
  expect(parameters()).toEqual({ q: family });
  await page.goBack();
  await expect.poll(parameters).toEqual({});
  expect(await sheet().count()).toBe(0);

  // Who came by a link stays on the list.
  await page.goto(`/admin/bookings?q=${family}&open=${bookings[5]!.id}`);
  await sheet().waitFor();
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'hidden' });
  expect(parameters()).toEqual({ q: family });
});

it('the sidebar leads back to a list as it was left, and pressed again to all of it', async () => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await page.goto(`/admin/bookings?q=${family}&status=cancelled&sort=numberOfGuests.asc`);
  await rowOf(`Guest0 ${family}`).waitFor();
  await link('Dashboard').click();
  await page.waitForURL('**/admin');
  await link('Bookings').click();
  await rowOf(`Guest0 ${family}`).waitFor();
  expect(parameters()).toEqual({ q: family, status: 'cancelled', sort: 'numberOfGuests.asc' });
  await link('Bookings').click();
  await expect.poll(parameters).toEqual({});
});

it('a shared link survives the sign-in, and leads nowhere else', async () => {
  const target = `/admin/bookings?q=${family}&open=${bookings[6]!.id}`;
  const guest = await newPerson(browser);
  await guest.page.goto(target);
  await guest.page.waitForURL('**/auth?*');
  await guest.page.getByRole('textbox', { name: 'Email' }).fill(DEMO_USERS.staff.email);
  await guest.page.getByRole('textbox', { name: 'Password' }).fill('selasar-demo');
  await guest.page.getByRole('button', { name: 'Sign In' }).click();
  await guest.page.getByRole('dialog').getByText(`Guest6 ${family}`).waitFor();
  expect(guest.page.url()).toContain(target);
  // Whoever is signed in already is led on at once, but not away.
  await guest.page.goto(`/auth?to=${encodeURIComponent('//evil.example/admin')}`);
  await guest.page.waitForURL('**/admin');
  expect(guest.problems).toEqual([]);
  await guest.context.close();
});

it('from a shared page one turns back, page by page', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  await rowOf(`Guest0 ${family}`).waitFor();
  for (const from of [PAGE + 1, 2 * PAGE + 1]) {
    await next().click();
    await expect.poll(footer).toContain(`${from}–`);
  }
  const shared = page.url();
  const other = await staff.context.newPage();
  await other.goto(shared);
  const inOther = (name: string) => other.getByRole('button', { name });
  await other.getByText(`Guest${COUNT - 1} ${family}`).waitFor();
  await inOther('Go to previous page').click();
  await other.getByText(`Guest${PAGE} ${family}`).waitFor();
  const text = other.locator('.MuiTablePagination-displayedRows');
  await expect.poll(() => text.innerText()).toBe(`${PAGE + 1}–${2 * PAGE} of ${COUNT}`);
  await inOther('Go to previous page').click();
  await other.getByText(`Guest0 ${family}`).waitFor();
  await expect.poll(() => text.innerText()).toBe(`1–${PAGE} of ${COUNT}`);
  expect(await inOther('Go to previous page').isDisabled()).toBe(true);
  expect(Object.fromEntries(new URL(other.url()).searchParams)).toEqual({ q: family });

  // A page that ends before the fourth record has three, so it is the first one.
  await other.goto(`/admin/bookings?q=${family}&page=4&before=${bookings[3]!.id}`);
  await expect.poll(() => text.innerText()).toBe(`1–${PAGE} of ${COUNT}`);
  expect(Object.fromEntries(new URL(other.url()).searchParams)).toEqual({ q: family });
  await other.close();
});

it('a link to a record that does not exist says so', async () => {
  const id = randomUUID();
  for (const [route, name] of [
    ['bookings', 'booking'],
    ['airport-transfers', 'transfer'],
  ] as const) {
    await page.goto(`/admin/${route}?open=${id}`);
    await sheet().getByText(`There is no ${name} with this reference.`, { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'hidden' });
    expect(parameters()).toEqual({});
  }
});

it('a search for several words finds them in any order, and says what it knows of the total', async () => {
  await page.goto('/admin/bookings');
  await search().fill(`${family} guest7`);
  await expect.poll(footer).toBe('1–1 of 1');
  await rowOf(`Guest7 ${family}`).waitFor();
  await search().fill(`ago ${family} long`);
  await expect.poll(footer).toBe(`1–${PAGE} of ${COUNT}`);
});

it('unread messages are asked for, however many have been read since', async () => {
  const write = suite.db.batch();
  const old = Array.from({ length: 2 }, (_, index) => ({
    path: `messages/${randomUUID()}`,
    subject: `Old question ${index} ${family}`,
    at: Timestamp.fromMillis(Date.now() - 2 * yearMs - index * 1000),
  }));
  const read = Array.from({ length: PAGE + 1 }, () => `messages/${randomUUID()}`);
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello?' };
  for (const path of read) {
    const at = Timestamp.fromMillis(Date.now() - yearMs);
    write.create(suite.db.doc(path), {
      ...message,
      subject: 'Read',
      read: true,
      readAt: at,
      createdAt: at,
    });
  }
  for (const { path, subject, at } of old)
    write.create(suite.db.doc(path), { ...message, subject, read: false, createdAt: at });
  await write.commit();
  suite.later(() =>
    Promise.all(
      [...read, ...old.map(({ path }) => path)].map((path) => suite.db.doc(path).delete()),
    ),
  );

  await page.goto('/admin/messages?show=unread');
  const heading = (index: number) =>
    page.getByRole('button', { name: `Old question ${index} ${family}` });
  await heading(0).click();
  // Read now, it stays.
  await expect.poll(() => heading(0).getByText('Unread').count()).toBe(0);
  await expect.poll(async () => (await suite.db.doc(old[0]!.path).get()).get('read')).toBe(true);
  await page.getByText('Hello?').waitFor();
  await heading(0).click();
  await heading(0).waitFor();
  await heading(1).click();
  // Nothing moves under the pointer by itself.
  await page.getByRole('button', { name: /\b1 gone\b.* · show$/ }).click();
  await heading(0).waitFor({ state: 'hidden' });
  await heading(1).waitFor();
  expect(staff.problems).toEqual([]);
});

it('no tooltip takes a click', async () => {
  await page.goto('/admin/tours');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await edit.hover();
  const tip = page.getByRole('tooltip', { name: 'Edit' });
  await tip.waitFor();
  const box = (await tip.boundingBox())!;
  // What lies beneath the tooltip is what the pointer meets.
  const met = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[role=tooltip]') !== null,
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
  expect(met).toBe(false);
});

it.each([900, 1280, 1440, 1920])('the eight cards stand in whole rows at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/admin');
  const cards = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await page.getByRole('region', { name: 'Avg Rating' }).waitFor();
  const tops = await cards.evaluateAll((all) =>
    all
      .filter((card) =>
        /Total|Transfers|Month|Confirmed|Rating/.test(card.getAttribute('aria-label') ?? ''),
      )
      .map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(8);
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops.slice(4)).size).toBe(1);
});

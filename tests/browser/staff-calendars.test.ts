import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOffer, inDays, villaRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { PHONE } from '../e2e/support/person.ts';

const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

const suite = openSuite();
const { db } = suite;
const { villaId } = await addOffer(suite);
const { staff, page } = await openStaff();
const { problems, context } = staff;

/** A portal on this machine, which the local suite may access. */
let text = '';
const portal = createServer((_, response) => response.end(text));
let feedUrl: string;

const calendarOf = (...stays: (readonly [from: number, to: number])[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...stays.flatMap(([from, to]) => [
      'BEGIN:VEVENT',
      `UID:stay-${from}@portal.example`,
      `DTSTART;VALUE=DATE:${inDays(from).replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${inDays(to).replaceAll('-', '')}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  feedUrl = `http://127.0.0.1:${(portal.address() as AddressInfo).port}/calendar/ical/1.ics`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(async () => {
  portal.closeAllConnections();
  portal.close();
  await db.doc(`icalAddresses/${villaId}`).delete();
  for (const collection of ['calendars', 'nightHolders', 'blocks', 'feeds']) {
    const { docs } = await db.collection(collection).where('villaId', '==', villaId).get();
    for (const { ref } of docs) await ref.delete();
  }
});

const heading = (name: string) => page.getByRole('heading', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const addressIn = (label: string) => page.getByRole('textbox', { name: label }).inputValue();

/** Checks the current state at all widths. */
async function checkScreen(name: string): Promise<void> {
  for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.screenshot({
      path: path.join(SCREENSHOTS, `calendars-${name}-${viewport.width}.png`),
      fullPage: true,
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect.soft(await axeViolations(page)).toEqual([]);
  }
}

it('staff open the calendars of a villa and copy its address', async () => {
  await page.goto('/admin/villas?q=Test+Villa');
  const way = page.locator(`a[href="/admin/villas/${villaId}/calendars"]`);
  await way.waitFor();
  await checkScreen('villas');
  await way.click();
  await heading('Our calendar, for other portals').waitFor();
  await page.getByText('No calendars yet').waitFor();
  await page.getByRole('textbox', { name: 'Address of our calendar' }).waitFor();
  await checkScreen('empty');
  await press('Copy: Address of our calendar');
  await page.getByText('Address copied').waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await addressIn('Address of our calendar'));
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ical\/[\w-]{32}\.ics$/);
  const answer = await fetch(address);
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  const [name] = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[])
    .getFirstProperty('x-wr-calname')
    ?.getValues() ?? [''];
  expect(name).toBe('Test Villa');
});

it('staff add a portal’s calendar, and its stays are blocked', async () => {
  text = calendarOf([10, 13], [20, 22]);
  await press('Add');
  const dialog = page.getByRole('dialog', { name: 'Add a calendar' });
  await dialog.getByRole('textbox', { name: 'Portal' }).fill('Airbnb');
  await dialog.getByRole('textbox', { name: 'Address of the calendar' }).fill('airbnb.example');
  await dialog.getByRole('button', { name: 'Save and sync' }).click();
  await dialog.getByText(/which begins with https/).waitFor();
  await checkScreen('form');
  await dialog.getByRole('textbox', { name: 'Address of the calendar' }).fill(feedUrl);
  await dialog.getByRole('button', { name: 'Save and sync' }).click();
  await page.getByText('Calendar synced').waitFor();
  await page.getByText('2 upcoming stays, 5 nights blocked').waitFor();
  await checkScreen('read');
  // The portal's own stays are left out for it, but not for others.
  const read = async (label: string) => (await fetch(await addressIn(label))).text();
  expect((await read('Address of our calendar')).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(await read('Our calendar, for Airbnb')).not.toContain('BEGIN:VEVENT');
});

it('a double booking is shown prominently, with a link to the booking', async () => {
  const request = { ...villaRequest(suite, villaId), startDate: inDays(40), endDate: inDays(43) };
  const guest = await suite.caller();
  await guest.call('createBooking', request);
  const change = { bookingId: request.requestId, from: 'pending', to: 'confirmed' };
  await (await suite.caller('staff')).call('setBookingStatus', change);
  text = calendarOf([10, 13], [20, 22], [41, 45]);
  await press('Sync now: Airbnb');
  const alert = page.getByRole('alert').filter({ hasText: 'Double booking: here and at Airbnb' });
  await alert.waitFor();
  await checkScreen('clash');
  await alert.getByRole('link', { name: `Booking #${request.requestId.slice(0, 8)}` }).click();
  await page.waitForURL(`**/admin/bookings?open=${request.requestId}`);
  await page.getByText('Hannah Vogel').first().waitFor();
  for (const route of ['/admin', '/admin/villas']) {
    await page.goto(route);
    await page.getByRole('alert').filter({ hasText: 'Test Villa has a double booking' }).waitFor();
  }
  await checkScreen('notice');
  await page.getByRole('link', { name: 'Open: calendars of Test Villa' }).click();
  await heading('Calendars of other portals').waitFor();
  const stored = await db.doc(`bookings/${request.requestId}`).get();
  expect(stored.get('status')).toBe('confirmed');
});

it('a web page instead of a calendar is reported, and a shrunken calendar waits for confirmation', async () => {
  text = '<!doctype html><title>Log in</title>';
  await press('Sync now: Airbnb');
  await page
    .getByRole('alert')
    .filter({ hasText: 'At this address is a page, and no calendar.' })
    .waitFor();
  await checkScreen('problem');
  text = calendarOf([10, 13]);
  await press('Sync now: Airbnb');
  await page
    .getByRole('alert')
    .filter({ hasText: 'The calendar had 3 stays and has 1 now' })
    .waitFor();
  await press('Accept the change');
  await page.getByText('1 upcoming stay, 3 nights blocked').waitFor();
  const { docs } = await db.collection('blocks').where('villaId', '==', villaId).get();
  // Over New Year it is two blocks.
  const ends = docs.flatMap((block) => [block.get('startDate'), block.get('endDate')].map(String));
  ends.sort();
  expect([ends[0], ends.at(-1)]).toEqual([inDays(10), inDays(13)]);
});

it('staff free nights that the portal still lists, with a reason', async () => {
  const calendars = page.url();
  await page.goto(`/admin/calendar?kind=villas&from=${inDays(10)}`);
  await page
    .getByRole('button', { name: /^Test Villa, Airbnb, / })
    .first()
    .click();
  await press('Free these nights');
  const question = page.getByRole('alertdialog', { name: 'Free these nights?' });
  await question.getByText(/although Airbnb still lists a booking/).waitFor();
  await checkScreen('free');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Cancelled by phone');
  await question.getByRole('button', { name: 'Free these nights' }).click();
  await page.getByText('The nights are free').waitFor();
  await page.goto(calendars);
  await press('Sync now: Airbnb');
  await page.getByText('Staff have freed nights of 1 stay.').waitFor();
  const { docs } = await db.collection('blocks').where('villaId', '==', villaId).get();
  expect(docs).toEqual([]);
  await checkScreen('freed');
});

it('the address is replaced and the calendar removed after confirmation', async () => {
  const before = await addressIn('Address of our calendar');
  await press('Replace the address');
  const question = page.getByRole('alertdialog', { name: 'Replace the address?' });
  await question.getByText('The current address will stop working.').waitFor();
  await question.getByRole('button', { name: 'Replace' }).click();
  await page.getByText('Address replaced').waitFor();
  await expect.poll(() => addressIn('Address of our calendar')).not.toBe(before);
  expect((await fetch(before)).status).toBe(404);
  expect((await fetch(await addressIn('Address of our calendar'))).status).toBe(200);
  await press('Remove: Airbnb');
  await page
    .getByRole('alertdialog', { name: 'Remove Airbnb?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByText('No calendars yet').waitFor();
  const { docs } = await db.collection('blocks').where('villaId', '==', villaId).get();
  expect(docs).toEqual([]);
});

it('a deleted villa says so, and its calendars can still be removed', async () => {
  const gone = `villa-${randomUUID()}`;
  const feed = db.doc(`feeds/${randomUUID()}`);
  await feed.create({ villaId: gone, name: 'Vrbo', url: feedUrl, createdAt: Timestamp.now() });
  await page.goto(`/admin/villas/${gone}/calendars`);
  await page.getByText('This villa no longer exists').waitFor();
  await press('Remove: Vrbo');
  await page
    .getByRole('alertdialog', { name: 'Remove Vrbo?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await page.getByText('Vrbo is removed').waitFor();
  await heading('Calendars of other portals').waitFor({ state: 'hidden' });
  expect((await feed.get()).exists).toBe(false);
});

it('the console has no output', () => {
  expect(problems).toEqual([]);
});

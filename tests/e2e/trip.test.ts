import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { shortDate } from '@selasar/domain/core';
import ICAL from 'ical.js';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addOffer, inNextMonth } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { calendarOpeners, dayIn, openNextMonth, pickDay, untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL } from './support/person.ts';

// A guest and staff at work together, from the booking to its cancellation.

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
// Cancellation is free until three days before.
await db.doc(`tours/${tourId}`).update({ rules: { freeCancellationDays: 3 } });
const { browser, staff, page: desk } = await openStaff();
const guest = await newPerson(browser, PHONE);
const { page } = guest;

// On a busy machine, functions start slowly.
guest.context.setDefaultTimeout(50_000);
staff.context.setDefaultTimeout(50_000);
const [first, other] = [inNextMonth(15), inNextMonth(20)];

const card = () => page.getByRole('article', { name: 'Test Tour' });
const dialog = () => page.getByRole('dialog').first();
/** Picks a day in the dialog's calendar. */
async function pickInDialog(day: string): Promise<void> {
  await calendarOpeners(dialog()).click();
  await dayIn(page.getByRole('dialog').last(), day).click();
  await page.getByRole('grid').first().waitFor({ state: 'detached' });
}
const sheet = () => desk.getByRole('dialog');
const press = (within: Locator | Page, button: string) =>
  within.getByRole('button', { name: button, exact: true }).click();

/** The file for the guest's calendar, parsed by a library other than the writer. */
async function calendarFile(button = 'Add to calendar') {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  const text = await readFile(await download.path(), 'utf8');
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent(
    'vevent',
  );
  if (!component) throw new Error('There is no event in the file.');
  const propertyOf = (property: string) => String(component.getFirstPropertyValue(property));
  return {
    uid: propertyOf('uid'),
    sequence: Number(propertyOf('sequence')),
    day: propertyOf('dtstart'),
    status: propertyOf('status'),
    url: propertyOf('url'),
  };
}

/** Requests that would have sent the page's address, and so the trip's key, to third parties. */
const requestedUrls: string[] = [];

/** The words that do not fit in one line. */
const brokenWords = (text: Locator) =>
  text.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      for (const { index, 0: word } of walker.currentNode.textContent?.matchAll(/[^\s·–-]+/g) ??
        []) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + word.length);
        const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
    return broken;
  });

it('a guest and staff go through the whole trip together', { timeout: 300_000 }, async () => {
  const name = `Ana ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  // The guest books and finds all details on the trip page.
  page.on('request', (request) => {
    const isOwnPage = request.isNavigationRequest();
    const { referer = '' } = request.headers();
    if (referer.includes('/trip/') || (request.url().includes('/trip/') && !isOwnPage))
      requestedUrls.push(request.url());
  });
  // On a retry, the browser knows no earlier trip.
  await page.goto('/contact');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`/tours/${tourId}`);
  const form = page.getByRole('form', { name: 'Book Test Tour' });
  await pickDay(await openNextMonth(calendarOpeners(form)), '15');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await press(form, 'Book Now');
  await page.getByRole('link', { name: 'See your trip' }).click();
  await page.waitForURL('**/trip/*');
  await card().getByText('Pending').waitFor();
  const key = new URL(page.url()).pathname.replace('/trip/', '');
  const [stored] = (await db.collection('bookings').where('customerEmail', '==', email).get()).docs;
  if (!stored) throw new Error('Nothing was stored.');
  const { id } = stored;
  const trip = await db.doc(`trips/${stored.get('tripId')}`).get();
  suite.later(() => db.recursiveDelete(stored.ref));
  for (const field of ['viewId', 'unproven.viewId']) {
    suite.later(() => db.doc(`tripViews/${trip.get(field)}`).delete());
  }
  suite.later(() => trip.ref.delete());

  for (const text of [shortDate(first), '2 guests', '$182', '$91 × 2 guests', name]) {
    await card().getByText(text, { exact: true }).waitFor();
  }
  await card()
    .getByText(/We usually answer by/)
    .waitFor();
  expect(await page.title()).not.toContain(key);

  // The page turns green when staff confirm.
  const colour = () =>
    card().evaluate((element) => getComputedStyle(element.firstElementChild!).backgroundColor);
  const yellow = await colour();
  await desk.goto(`/admin/bookings?open=${id}`);
  await press(sheet(), 'Confirm Booking');
  await card().getByText('Confirmed', { exact: true }).waitFor();
  await page.locator('output').getByText('Test Tour: Confirmed.').waitFor({ state: 'attached' });
  await card()
    .getByText(/You can cancel free of charge until/)
    .waitFor();
  await expect.poll(colour).not.toBe(yellow);
  expect(await axeViolations(page)).toEqual([]);

  await card().getByText('More options').click();
  // Staff accept the guest's change request, and the calendar is updated.
  const before = await calendarFile();
  expect(before).toMatchObject({ day: first, status: 'CONFIRMED' });
  expect(before.uid).toMatch(id);
  // This page's key ends with the first use of the mail's link.
  expect(before.url).toBe(`${SITE_URL}/trip`);
  await page.getByText(`We sent the link of your trip to ${email}.`, { exact: false }).waitFor();

  await press(card(), 'Ask for another date');
  await pickInDialog('20');
  await press(dialog(), 'See the price');
  await dialog().getByText('The price stays $182.').waitFor();
  await press(dialog(), 'Ask for this change');
  await untilShown(page, 'We have your request');
  await card()
    .getByText(`You asked to change this to ${shortDate(other)}`, { exact: false })
    .waitFor();

  await press(card(), 'Withdraw request');
  await card()
    .getByText('You asked to change this', { exact: false })
    .waitFor({ state: 'detached' });
  expect(await card().evaluate((it) => it === document.activeElement)).toBe(true);
  await press(card(), 'Ask for another date');
  await pickInDialog('20');
  await press(dialog(), 'See the price');
  await press(dialog(), 'Ask for this change');

  await desk.goto(`/admin/bookings?open=${id}`);
  await press(sheet().getByRole('region', { name: /^The guest asks/ }), 'Accept');
  await card().getByText(shortDate(other), { exact: true }).waitFor();
  const after = await calendarFile();
  expect(after).toEqual({ ...before, day: other, sequence: expect.any(Number) });
  expect(after.sequence).toBeGreaterThan(before.sequence);

  // Guest and staff exchange messages.
  await press(card(), 'Write to us');
  await dialog().getByLabel('Your message').fill('Is lunch included?');
  await press(dialog(), 'Send');
  await sheet().getByText('Is lunch included?').waitFor();
  await sheet().getByLabel('Write to the guest').fill('Yes, in a warung.');
  await press(sheet(), 'Send');
  await dialog().getByText('Yes, in a warung.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await dialog().waitFor({ state: 'hidden' });
  await card().getByRole('button', { name: 'Messages (2)' }).waitFor();

  // The voucher is one page, and its code is for staff.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await press(card(), 'Print voucher');
  const voucher = page.locator('[data-voucher]');
  await voucher.waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  expect(await voucher.isVisible()).toBe(true);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await voucher.innerText()).not.toContain(key);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // On A5, too, its words are whole.
  const screen = page.viewportSize()!;
  await page.setViewportSize({ width: 559, height: 794 });
  await stored.ref.update({ customerName: 'Wolfeschlegelstein Papadimitropoulos' });
  await voucher.getByText('Papadimitropoulos').waitFor();
  expect(await brokenWords(voucher)).toEqual([]);
  await page.setViewportSize(screen);
  await page.emulateMedia({ media: 'screen' });

  // The guest cancels in time, free of charge, and the calendar entry is removed.
  await press(card(), 'Cancel booking');
  await dialog().getByText('Cancelling is free.').waitFor();
  await press(dialog(), 'Cancel it');
  await dialog().getByText('It is cancelled.', { exact: false }).waitFor();
  await press(dialog(), 'Close');
  await card().getByText('Cancelled', { exact: true }).waitFor();
  const gone = await calendarFile('Remove from calendar');
  expect(gone).toMatchObject({ day: other, status: 'CANCELLED' });
  await sheet().getByRole('button', { name: 'Restore Booking' }).waitFor();

  // A replaced link stops working at once; a lost link is sent by mail.
  const tripId = String(stored.get('tripId'));
  const colleague = await suite.caller('staff');
  await colleague.call('replaceTripKey', { tripId });
  await page.getByRole('heading', { name: 'This link does not lead to a trip' }).waitFor();

  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send me the link');
  await untilShown(page, 'If we know this address, a link is on its way to it.');
  // The link in the mail opens the trip.
  const replaced = await db.doc(`trips/${tripId}`).get();
  await page.goto(`/trip/${replaced.get('key')}`);
  await card().getByText('Cancelled', { exact: true }).waitFor();
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import {
  addOffer,
  messageRequest,
  tourRequest,
  transferRequest,
} from '../functions/support/offer.ts';
import { openSuite, type Caller } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { addTour, field } from '../e2e/support/offerForms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, SITE_URL } from '../e2e/support/person.ts';
import { openSilentConnection } from '../e2e/support/silentConnection.ts';
import { loseAnswer, serverAnswer } from '../e2e/support/serverAnswer.ts';

const LOST = /The connection is lost/;
const patience = { timeout: 30_000 };

const suite = openSuite();
const connection = await openSilentConnection(SITE_URL);
afterAll(() => connection.close());
const browser = await openBrowser();
let guest: Caller;
let other: Caller;
let offer: { tourId: string; villaId: string };
let page: Page;

beforeAll(async () => {
  guest = await suite.caller();
  other = await suite.caller('staff');
  offer = await addOffer(suite);
  // Console errors of lost requests are expected. The test connection uses ports that the site's content policy does
  // not allow.
  ({ page } = await newPerson(browser, DESKTOP, undefined, { bypassCSP: true }));
  await page.goto(`${connection.url}/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_USERS.staff.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
});
beforeEach(async () => {
  connection.restore();
  await page.mouse.move(5, 700);
});

const freshName = () => `Guest ${randomUUID().slice(0, 8)}`;
async function book(): Promise<{ name: string; id: string }> {
  const input = tourRequest(suite, offer.tourId);
  const customerName = freshName();
  await guest.call('createBooking', { ...input, customerName });
  return { name: customerName, id: input.requestId };
}
async function ride(): Promise<{ name: string; id: string }> {
  const input = transferRequest(suite);
  const customerName = freshName();
  await guest.call('createTransfer', { ...input, customerName });
  return { name: customerName, id: input.requestId };
}
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const statusOf = async (path: string) => (await suite.db.doc(path).get()).get('status') as string;
const open = async (path: string) => {
  await page.goto(connection.url + path);
  await page.getByRole('grid').waitFor();
};
const reconnect = async () => {
  connection.restore();
  await page.getByText(LOST).waitFor({ state: 'hidden', ...patience });
};

it('a silently dead connection shows a notice with the age of the data; later everything catches up', async () => {
  await open('/admin/bookings');
  await page
    .getByText(/^Live · updated \d+ s ago$/)
    .filter({ visible: true })
    .waitFor();
  connection.cut();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByText(LOST).waitFor(patience);
  await page
    .getByText(/^Not live · updated \d+ s ago$/)
    .filter({ visible: true })
    .waitFor();
  const { name } = await book();
  expect(await rowOf(name).count()).toBe(0);
  await reconnect();
  await rowOf(name).waitFor();
  await page
    .getByText(/^Live · updated \d+ s ago$/)
    .filter({ visible: true })
    .waitFor();
});

it('a change on a dead connection is not sent, and says so at once', async () => {
  const notSent = page.getByText(/cannot be reached right now, so nothing was sent/).first();
  await open('/admin/tours?q=Test%20Tour');
  const row = page.locator(`[role=row][data-id="${offer.tourId}"]`);
  await row.waitFor();
  connection.cut();
  await page.getByText(LOST).waitFor(patience);
  const toggle = row.getByRole('button', { name: /^Feature / });
  const was = await toggle.getAttribute('aria-pressed');
  await toggle.click();
  await untilShown(page, 'Failed to update tour featured status');
  await notSent.waitFor();
  expect(await toggle.getAttribute('aria-pressed')).toBe(was);
  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await untilShown(page, 'Failed to delete tour');
  await row.waitFor();
  await reconnect();
  expect((await suite.db.doc(`tours/${offer.tourId}`).get()).exists).toBe(true);

  const message = messageRequest(suite);
  const subject = freshName();
  await guest.call('submitMessage', { ...message, subject });
  await page.goto(`${connection.url}/admin/inbox?open=message:${message.requestId}`);
  const opened = page.getByRole('region', { name: subject });
  await opened.waitFor();
  connection.cut();
  await page.getByText(LOST).waitFor(patience);
  await opened.getByRole('button', { name: 'No answer needed' }).click();
  await untilShown(page, 'Failed to mark the message as read');
  await notSent.waitFor();
  await reconnect();
  expect((await suite.db.doc(`messages/${message.requestId}`).get()).get('read')).toBe(false);
});

it('a change with a lost response is found to be stored, and can be undone', async () => {
  const one = await ride();
  await open('/admin/airport-transfers');
  await page.route('**/setTransferStatus', loseAnswer);
  await rowOf(one.name)
    .getByRole('button', { name: /^Confirm / })
    .click();
  await untilShown(page, 'Status Updated', 'It is confirmed: your change arrived.');
  await page.unroute('**/setTransferStatus');
  await page.route('**/undoChange', loseAnswer);
  await page
    .locator('[data-sonner-toast]')
    .filter({ hasText: one.name })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByText(/it is pending again, and the guest will not be mailed/).waitFor();
  await page.unroute('**/undoChange');
  expect(await statusOf(`transfers/${one.id}`)).toBe('pending');
});

it('a change with a lost request is found not to be stored', async () => {
  const one = await ride();
  await open('/admin/airport-transfers');
  await page.route('**/setTransferStatus', (route) => route.abort());
  await rowOf(one.name)
    .getByRole('button', { name: /^Confirm / })
    .click();
  await untilShown(page, 'It is still pending: your change did not arrive. Please try again.');
  await page.unroute('**/setTransferStatus');
  await rowOf(one.name).getByText('Pending').waitFor();
  expect(await statusOf(`transfers/${one.id}`)).toBe('pending');
});

it('an unknown outcome is shown as such, and resolved when the connection is back', async () => {
  const one = await ride();
  await open('/admin/airport-transfers');
  // The request gets through; then the connection is lost before the response.
  await page.route('**/setTransferStatus', async (route) => {
    await serverAnswer(route);
    connection.cut();
    await page.getByText(LOST).waitFor(patience);
    await route.abort();
  });
  await rowOf(one.name)
    .getByRole('button', { name: /^Confirm / })
    .click();
  await page.getByText(/No answer from the server yet, so we do not know/).waitFor(patience);
  await rowOf(one.name).getByText('Saving…').waitFor();
  expect(await statusOf(`transfers/${one.id}`)).toBe('confirmed');
  await page.unroute('**/setTransferStatus');
  await reconnect();
  await page.getByText('It is confirmed: your change arrived.').waitFor(patience);
  await rowOf(one.name).getByText('Confirmed').waitFor();
});

it('deleting or featuring with a lost response shows the real outcome', async () => {
  const own = await addOffer(suite);
  await open('/admin/tours?q=Test%20Tour');
  const row = page.locator(`[role=row][data-id="${own.tourId}"]`);
  await row.waitFor();
  await page.route(/documents:commit/, loseAnswer);
  const toggle = row.getByRole('button', { name: /^Feature / });
  const was = await toggle.getAttribute('aria-pressed');
  await toggle.click();
  await page.getByText(/^Tour (un)?featured successfully$/).waitFor();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).not.toBe(was);
  await row.getByRole('button', { name: /^Delete / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await untilShown(page, 'Tour deleted successfully');
  await page.unroute(/documents:commit/);
  expect((await suite.db.doc(`tours/${own.tourId}`).get()).exists).toBe(false);
});

/** Lets the server handle the next transaction and drops the response; then the connection recovers. */
const loseNextCommit = () => page.route(/documents:commit/, loseAnswer, { times: 1 });

it('a tour with a lost response is stored once, under its intended slug', async () => {
  const title = `Lost ${randomUUID().slice(0, 8)}`;
  const slug = title.toLowerCase().replace(' ', '-');
  suite.later(() => suite.db.doc(`tours/${slug}`).delete());
  suite.later(() => suite.db.doc(`tours/${slug}-2`).delete());
  await page.goto(`${connection.url}/admin/tours?add`);
  const form = page.getByRole('dialog');
  for (const [name, text] of [
    ['Title', title],
    ['Short description', 'A walk'],
    ['Full description', 'A long walk'],
    ['Duration', '2 hours'],
    ['Location', 'Ubud'],
    ['Price from (USD)', '12'],
    ['Itinerary 1', 'Meet'],
  ] as const) {
    await field(form, name).fill(text);
  }
  await loseNextCommit();
  await form.getByRole('button', { name: 'Add Tour' }).click();
  await untilShown(page, 'Tour added successfully');
  expect((await suite.db.doc(`tours/${slug}`).get()).get('title')).toBe(title);
  expect((await suite.db.doc(`tours/${slug}-2`).get()).exists).toBe(false);
});

it('an edit with a lost response is not attributed to somebody else', async () => {
  const { slug } = await addTour(suite);
  await page.goto(`${connection.url}/admin/tours?edit=${slug}`);
  const form = page.getByRole('dialog');
  await field(form, 'Location').fill('Lovina');
  await loseNextCommit();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await untilShown(page, 'Tour updated successfully');
  expect((await suite.db.doc(`tours/${slug}`).get()).get('location')).toBe('Lovina');
});

it('a refusal is explained once: in the open sheet, otherwise in a toast', async () => {
  const one = await book();
  await page.goto(`${connection.url}/admin/bookings?open=${one.id}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByText(one.name).waitFor();
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route('**/setBookingStatus', async (route) => {
    await held;
    await route.continue();
  });
  await sheet.getByRole('button', { name: 'Confirm Booking' }).click();
  await other.call('setBookingStatus', { bookingId: one.id, from: 'pending', to: 'cancelled' });
  pass();
  await untilShown(page, 'Failed to update booking status');
  const reason = page.getByText(/has changed in the meantime: it is cancelled now/);
  await reason.first().waitFor();
  expect(await reason.count()).toBe(1);
  expect(await sheet.getByText(/has changed in the meantime/).count()).toBe(1);
  await page.unroute('**/setBookingStatus');

  const two = await ride();
  await open('/admin/airport-transfers');
  const row = rowOf(two.name);
  await page.route('**/setTransferStatus', async (route) => {
    await other.call('setTransferStatus', { transferId: two.id, from: 'pending', to: 'cancelled' });
    await route.continue();
  });
  await row.getByRole('button', { name: /^Confirm / }).click();
  const toast = page
    .locator('[data-sonner-toast]')
    .filter({ hasText: 'Failed to update booking status.' });
  await toast.getByText(/has changed in the meantime: it is cancelled now/).waitFor();
  await row.getByRole('button', { name: /^Details/ }).click();
  await sheet.getByText(two.name).waitFor();
  expect(await sheet.getByText(/has changed in the meantime/).count()).toBe(0);
  await page.unroute('**/setTransferStatus');
});

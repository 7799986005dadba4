import { randomUUID } from 'node:crypto';
import { undo } from '@selasar/domain';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../browser.ts';
import { addOffer, tourRequest, transferRequest } from '../functions/offer.ts';
import { openSuite, type Caller } from '../functions/suite.ts';
import { sees } from './forms.ts';
import { newPerson, type Person, signIn } from './person.ts';

const suite = openSuite();
let browser: Browser;
let guest: Caller;
let other: Caller;
let tourId: string;
let staff: Person;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  guest = await suite.caller();
  other = await suite.caller('staff');
  ({ tourId } = await addOffer(suite));
  staff = await newPerson(browser);
  ({ page } = staff);
  await signIn(staff, DEMO_USERS.staff.email);
});
afterAll(async () => {
  await browser.close();
});
beforeEach(async () => {
  // Away from all rows.
  await page.mouse.move(5, 700);
});

const freshName = () => `Guest ${randomUUID().slice(0, 8)}`;
async function book(): Promise<{ name: string; id: string }> {
  const input = tourRequest(suite, tourId);
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
/** So many at least: others may be at work, too. */
const waiting = (atLeast: number) => new RegExp(`^([${atLeast}-9]|\\d\\d) new.* · show$`);
const placeOf = async (row: Locator) => (await row.boundingBox())?.y;
const statusOf = async (path: string) => (await suite.db.doc(path).get()).get('status') as string;

async function openTransfers(query = ''): Promise<void> {
  await page.goto(`/admin/airport-transfers${query}`);
  await page.getByRole('grid').waitFor();
}

it('while the pointer is over the rows nothing moves; what waits is counted, and let in on demand', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers();
  const row = rowOf(first.name);
  await row.hover();
  const place = await placeOf(row);
  const [third, fourth] = [await ride(), await ride()];
  await page.getByRole('button', { name: waiting(2) }).waitFor();
  expect(await placeOf(row)).toBe(place);
  expect(await rowOf(third.name).count()).toBe(0);
  // What the rows say goes on.
  await other.call('setTransferStatus', {
    transferId: second.id,
    from: 'pending',
    to: 'cancelled',
  });
  await rowOf(second.name).getByText('Cancelled').waitFor();
  expect(await placeOf(row)).toBe(place);
  await page.getByRole('button', { name: waiting(2) }).click();
  await rowOf(fourth.name).waitFor();
  await rowOf(third.name).waitFor();
});

it('catches up once the pointer has left, and not when it leaves by a pixel', async () => {
  const first = await ride();
  await openTransfers();
  const row = rowOf(first.name);
  await row.hover();
  const place = await placeOf(row);
  const second = await ride();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  await page.mouse.move(5, 700);
  await row.hover();
  await page.waitForTimeout(2500);
  expect(await placeOf(row)).toBe(place);
  expect(await rowOf(second.name).count()).toBe(0);
  await page.mouse.move(5, 700);
  await rowOf(second.name).waitFor();
});

it('while the focus is in the grid nothing moves, and an open sheet keeps it so', async () => {
  const first = await book();
  await page.goto('/admin/bookings');
  const row = rowOf(first.name);
  await row.getByRole('gridcell').first().click();
  await page.mouse.move(5, 700);
  const place = await placeOf(row);
  const second = await book();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  await page.waitForTimeout(2500);
  expect(await placeOf(row)).toBe(place);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const third = await book();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await placeOf(row)).toBe(place);
  await page.getByRole('searchbox').focus();
  await rowOf(third.name).waitFor();
  await rowOf(second.name).waitFor();
});

it('a booking that is confirmed among the pending stays under the pointer, shown as it is', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers('?status=pending');
  const [row, next] = [rowOf(second.name), rowOf(first.name)];
  await row.getByRole('button', { name: /^Confirm / }).hover();
  const place = await placeOf(next);
  await row.getByRole('button', { name: /^Confirm / }).click();
  await row.getByText('Confirmed').waitFor();
  await page.getByRole('button', { name: /1 gone.* · show$/ }).waitFor();
  expect(await placeOf(next)).toBe(place);
  // It is followed although it has left the view.
  await other.call('setTransferStatus', {
    transferId: second.id,
    from: 'confirmed',
    to: 'completed',
  });
  await row.getByText('Completed').waitFor();
  await page.getByRole('searchbox').focus();
  await page.mouse.move(5, 700);
  await row.waitFor({ state: 'detached' });
});

it('a second click hits neither the next step nor the next guest', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers('?status=pending');
  const button = rowOf(second.name).getByRole('button', { name: /^Confirm / });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not there.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  for (let click = 0; click < 6; click += 1) {
    await page.mouse.click(...at);
    await page.waitForTimeout(250);
  }
  await sees(page, 'Booking status updated to confirmed.');
  await page.mouse.click(...at);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await statusOf(`transfers/${second.id}`)).toBe('confirmed');
  expect(await statusOf(`transfers/${first.id}`)).toBe('pending');
});

it('a second click where the sheet had its button hits nothing', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers();
  // Where the list has a button of somebody else.
  const under = await rowOf(first.name)
    .getByRole('button', { name: /^Cancel/ })
    .boundingBox();
  if (!under) throw new Error('The button is not there.');
  await rowOf(second.name)
    .getByRole('button', { name: /^Details/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.mouse.click(under.x + under.width / 2, under.y + under.height / 2);
  await page.waitForTimeout(600);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

it('to cancel and to complete are asked about first, by name; to go back changes nothing', async () => {
  const one = await ride();
  await openTransfers();
  const row = rowOf(one.name);
  const question = page.getByRole('alertdialog');
  await row.getByRole('button', { name: /^Cancel / }).click();
  await question.getByText(`Cancel the transfer of ${one.name}?`).waitFor();
  await question.getByText(/Airport \(DPS\) to Ubud, .* The guest will be mailed/).waitFor();
  await question.getByRole('button', { name: 'Go back' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await statusOf(`transfers/${one.id}`)).toBe('pending');
  await row.getByRole('button', { name: /^Confirm / }).click();
  await row.getByRole('button', { name: /^Complete / }).click();
  await question.getByText(`Complete the transfer of ${one.name}?`).waitFor();
  await question.getByRole('button', { name: 'Complete' }).click();
  await sees(page, 'Booking status updated to completed.');
  await row.getByText('Completed').waitFor();

  const booked = await book();
  await page.goto(`/admin/bookings?open=${booked.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await question.getByText(`Cancel the booking of ${booked.name}?`).waitFor();
  await question.getByText(/Test Tour, .* The guest will be mailed/).waitFor();
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await sees(page, 'Booking cancelled successfully');
  expect(await statusOf(`bookings/${booked.id}`)).toBe('cancelled');
});

it('every change can be undone while its toast stays: also back to pending, and no mail leaves', async () => {
  const one = await ride();
  await openTransfers();
  const row = rowOf(one.name);
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: one.name });
  await row.getByRole('button', { name: /^Confirm / }).click();
  await toast.getByText('Booking status updated to confirmed.').waitFor();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/it is pending again, and the guest is not mailed/).waitFor();
  await row.getByText('Pending').waitFor();
  await row.getByRole('button', { name: /^Details/ }).click();
  await page.getByText('Undone: back to pending, the guest was not mailed').waitFor();
  const events = await suite.db.collection(`transfers/${one.id}/events`).get();
  for (const { id } of events.docs) {
    expect((await suite.db.doc(`outbox/${id}`).get()).exists).toBe(false);
  }
});

it('a toast under the pointer stays, but offers nothing any more when the time is over', async () => {
  const one = await book();
  await page.goto(`/admin/bookings?open=${one.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: one.name });
  await toast.getByText('Booking confirmed successfully').hover();
  await page.waitForTimeout(undo.offeredMs + 1000);
  await toast.getByText('The mail to the guest is on its way.').waitFor();
  expect(await toast.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.mouse.move(5, 700);
  await toast.waitFor({ state: 'detached' });
});

it('the tours stand still too: one that is featured keeps its place', async () => {
  await page.goto('/admin/tours?sort=featured.asc');
  await page.getByRole('grid', { name: 'Tours' }).waitFor();
  const row = rowOf('Mount Batur Sunrise Trek');
  const toggle = row.getByRole('button', { name: /^Feature / });
  const was = await toggle.getAttribute('aria-pressed');
  await toggle.hover();
  const order = () =>
    page.locator('[role=row][data-id]').evaluateAll((rows) => rows.map((one) => one.dataset['id']));
  const before = await order();
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).not.toBe(was);
  expect(await order()).toEqual(before);
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe(was);
});

it('the recent bookings of the dashboard stand still under the pointer', async () => {
  const first = await book();
  await page.goto('/admin');
  const link = page.getByRole('link').filter({ hasText: first.name });
  await link.hover();
  const place = await placeOf(link);
  const second = await book();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  expect(await placeOf(link)).toBe(place);
  await page.mouse.move(5, 700);
  await page.getByRole('link').filter({ hasText: second.name }).waitFor();
});

it('the notice of a lost connection moves nothing', async () => {
  const one = await ride();
  await openTransfers();
  const place = await placeOf(rowOf(one.name));
  await staff.context.setOffline(true);
  await page.getByText('The connection is lost').waitFor();
  expect(await placeOf(rowOf(one.name))).toBe(place);
  await staff.context.setOffline(false);
  await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
  // What the browser says of its own requests while it is offline.
  staff.problems.splice(0);
});

it('the console stayed clean', () => {
  expect(staff.problems).toEqual([]);
});

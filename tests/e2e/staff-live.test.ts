import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite, type Caller } from '../functions/support/suite.ts';
import { untilShown } from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { newPerson, type Person, signIn } from './support/person.ts';

const LOST = /The connection is lost/;

const suite = openSuite();
const browser = await openBrowser();
let guest: Caller;
let tourId: string;
let staff: Person;
let admin: Person;

beforeAll(async () => {
  guest = await suite.caller();
  ({ tourId } = await addOffer(suite));
  staff = await atBookings(DEMO_USERS.staff.email);
  admin = await atBookings(DEMO_USERS.admin.email);
});

/** A guest books; returns the name by which the grid finds the booking. */
async function book(): Promise<string> {
  const customerName = `Guest ${randomUUID().slice(0, 8)}`;
  await guest.call('createBooking', { ...tourRequest(suite, tourId), customerName });
  return customerName;
}

async function atBookings(email: string): Promise<Person> {
  const person = await newPerson(browser);
  await signIn(person, email);
  await person.page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click();
  await person.page.getByRole('grid').waitFor();
  return person;
}

const rowOf = ({ page }: Person, name: string) => page.getByRole('row').filter({ hasText: name });

const openDetails = (person: Person, name: string) =>
  rowOf(person, name)
    .getByRole('button', { name: /Details/ })
    .click();

it('of two people who change one booking, the second sees who was first', async () => {
  const [slow, fast] = [staff, admin];
  const name = await book();
  for (const person of [slow, fast]) await openDetails(person, name);
  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await slow.page.route('**/setBookingStatus', async (route) => {
    await held;
    await route.continue();
  });
  await slow.page.getByRole('button', { name: 'Confirm Booking' }).click();
  await fast.page.getByRole('button', { name: 'Cancel Booking' }).click();
  await fast.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await untilShown(fast.page, 'Booking cancelled successfully');
  pass();
  await untilShown(slow.page, 'Failed to update booking status');
  const message = `${DEMO_USERS.admin.fullName} set it to cancelled`;
  await slow.page.getByText(message).first().waitFor();
  await slow.page.getByRole('button', { name: 'Close details' }).click();
  await expect.poll(() => rowOf(slow, name).innerText()).toContain('Cancelled');
});

it('a new booking is marked as new and does not move rows in use', async () => {
  const { page, problems } = staff;
  problems.splice(0);
  await page.getByRole('searchbox').focus();
  await page.mouse.move(5, 700);
  const first = await book();
  await rowOf(staff, first).getByText('New').waitFor();
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  // Far from the end, so there is room to scroll however many bookings other tests add.
  await scroller.evaluate((grid) => (grid.scrollTop = 300));
  // The grid renders its rows some frames after scrolling.
  await page.waitForTimeout(500);
  const read = page.locator('[role=row][data-id][aria-rowindex="15"]');
  const id = await read.getAttribute('data-id');
  const row = page.locator(`[role=row][data-id="${id}"]`);
  const before = await row.boundingBox();

  // Nobody uses the grid, so it shows the new row at once, above the others.
  await book();
  await expect.poll(() => scroller.evaluate((grid) => grid.scrollTop)).toBeGreaterThan(300);
  await expect.poll(() => row.boundingBox()).toEqual(before);

  await row.getByRole('gridcell').first().focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('dialog').getByRole('heading', { level: 2 });
  const opened = await title.innerText();
  const scrolled = await scroller.evaluate((grid) => grid.scrollTop);
  await book();
  await page.getByText(/\d+ new · show/).waitFor();
  expect(await scroller.evaluate((grid) => grid.scrollTop)).toBe(scrolled);
  expect(await title.innerText()).toBe(opened);
  await page.keyboard.press('Escape');
  await title.waitFor({ state: 'hidden' });
  await expect.poll(() => row.evaluate(hasFocus)).toBe(true);
  expect(problems).toEqual([]);
});

const hasFocus = (element: Element): boolean => element.contains(document.activeElement);

it('a page that was offline says so and catches up', async () => {
  // New rows are on top.
  await staff.page.getByRole('searchbox').focus();
  await staff.page.mouse.move(5, 700);
  await staff.page.locator('.MuiDataGrid-virtualScroller').evaluate((grid) => (grid.scrollTop = 0));
  await staff.context.setOffline(true);
  await staff.page.getByText(LOST).waitFor();
  const name = await book();
  expect(await rowOf(staff, name).count()).toBe(0);
  await staff.context.setOffline(false);
  await rowOf(staff, name).getByText('New').waitFor();
  await staff.page.getByText(LOST).waitFor({ state: 'hidden' });
});

it('a person who loses their role sees no data from then on', async () => {
  const email = `${randomUUID()}@example.com`;
  const { uid } = await suite.person({ email, password: DEMO_PASSWORD });
  const chief = await suite.caller('admin');
  await chief.call('setRole', { uid, role: 'staff' });
  const name = await book();
  const removed = await atBookings(email);
  await rowOf(removed, name).waitFor();
  await chief.call('setRole', { uid, role: 'pending' });
  await rowOf(removed, name).waitFor({ state: 'hidden' });
  await expect.poll(() => removed.page.getByRole('grid').count()).toBe(0);
  await removed.page
    .getByText('Your access was removed')
    .or(removed.page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor();
  await removed.context.close();
});

it('the next person at the same screen sees nothing of the previous session', async () => {
  const { page, problems } = admin;
  await page.getByRole('navigation').getByText('Sign Out').click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await signIn(admin, DEMO_USERS.staff.email);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menu').getByText(`${DEMO_USERS.staff.email} · staff`).waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Notifications',
    'Keyboard shortcuts',
    'Sign Out',
  ]);
  expect(problems).toEqual([]);
});

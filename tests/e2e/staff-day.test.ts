import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { dayOf } from './support/day.ts';
import { untilShown } from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { DESKTOP, newPerson, type Person, PHONE, enter, signIn } from './support/person.ts';

const suite = openSuite();
const browser = await openBrowser();
const shots = process.env['SHOTS'];

const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);
let staff: Person;
let colleague: Person;

beforeAll(async () => {
  [staff, colleague] = await Promise.all([newPerson(browser), newPerson(browser)]);
  await Promise.all([
    enter(staff, DEMO_USERS.staff.email),
    enter(colleague, DEMO_USERS.admin.email),
  ]);
  // On a busy machine, a page that nobody has opened yet loads slowly.
  await staff.page.goto('/admin/day');
  await staff.page.getByRole('button', { name: 'Next day' }).waitFor({ timeout: 50_000 });
});

it('a day is sorted by time and live; of two people who tick one job the second sees who was first', async () => {
  const date = '2024-05-13';
  const day = dayOf(suite, date);
  const newDriver = await day.driver('Made Wirawan', '0812 3456 7890');
  const tour = day.tour({ pickupTime: '07:30', hotelName: 'Hotel Melati', driverId: newDriver });
  await day.put('bookings', [
    tour,
    day.tour({ customerName: 'Ben Otto', pickupTime: '09:00', status: 'pending' }),
    day.tour({ customerName: 'Nobody Comes', status: 'cancelled' }),
    day.stay(day.before, date, { customerName: 'Ana Lima' }),
    day.stay(date, day.after, { customerName: 'Jo Roth' }),
    day.stay(day.before, day.after, { customerName: 'Stays Over', villaId: 'another' }),
  ]);
  await day.put('transfers', [day.ride({ flightNumber: 'GA 123' })]);
  const { page } = staff;
  for (const one of [staff, colleague]) await one.page.goto(`/admin/day/${date}`);
  await untilShown(page, '5 jobs, 0 done, 1 not confirmed');
  const jobs = page.getByRole('main').getByRole('listitem');
  const firstLines = async () =>
    (await jobs.allInnerTexts()).map((text) => text.split('\n').slice(0, 3).join(' '));
  // The rows appear after the line with their number.
  await expect
    .poll(firstLines)
    .toEqual([
      '07:30 Tour Ubud Jungle Adventure',
      '09:00 Tour Ubud Jungle Adventure',
      '14:00 Arrival Ngurah Rai International Airport (DPS) to Villa Sawah Ubud',
      '– Check-out Villa Sawah Ubud',
      '– Check-in Villa Sawah Ubud',
    ]);
  expect(await page.getByText('Same-day turnover').count()).toBe(2);
  expect(await jobs.filter({ hasText: 'Ben Otto' }).innerText()).toContain('Not confirmed');
  expect(await axeViolations(page)).toEqual([]);
  if (shots) await page.screenshot({ path: `${shots}/day-1440.png`, fullPage: true });

  const done = (one: Person) =>
    one.page.getByRole('button', { name: 'Done: Hannah Vogel, Ubud Jungle Adventure' });
  const noShow = (one: Person) =>
    one.page.getByRole('button', { name: 'No show: Hannah Vogel, Ubud Jungle Adventure' });
  await done(colleague).waitFor();
  await colleague.page.route('**/tickJob', async (route) => {
    await done(staff).and(page.locator('[aria-pressed=true]')).waitFor();
    await route.continue();
  });
  await noShow(colleague).click();
  await done(staff).click();
  await colleague.page.getByText(/was faster: this job is ticked 'Done'/).waitFor();
  await untilShown(page, '5 jobs, 1 done, 1 not confirmed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await untilShown(colleague.page, '5 jobs, 0 done, 1 not confirmed');

  // A connection that sends nothing: the outcome is read from the server.
  await colleague.page.unroute('**/tickJob');
  await colleague.page.route('**/tickJob', (route) => route.abort());
  await done(colleague).click();
  await untilShown(colleague.page, 'Your change did not arrive. Please try again.');

  await day.put('bookings', [day.tour({ customerName: 'Late Guest', pickupTime: '08:15' })]);
  await jobs.nth(1).filter({ hasText: 'Late Guest' }).waitFor();
  await jobs.nth(1).getByRole('button', { name: 'Ubud Jungle Adventure', exact: true }).click();
  await page.getByRole('dialog').getByText('Late Guest').first().waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  const address = await page.getByRole('menuitem', { name: 'Made Wirawan' }).getAttribute('href');
  expect(address).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=Made%20Wirawan/);
  await page.keyboard.press('Escape');
  expect(staff.problems).toEqual([]);
});

/** A new staff member who has not opened any day yet. */
async function newcomer(viewport = DESKTOP) {
  const { uid, email = '' } = await suite.person({ password: DEMO_PASSWORD });
  await suite.enrol(uid, 'staff');
  suite.later(() => suite.db.recursiveDelete(suite.db.collection(`users/${uid}/own`)));
  const person = await newPerson(browser, viewport);
  await signIn(person, email);
  return { uid, person };
}

it('changes since the last visit are marked, except the person’s own', async () => {
  // A day that is over: nothing is recorded before its day.
  const date = '2024-08-08';
  const day = dayOf(suite, date);
  const [first = '', second = ''] = await day.put('bookings', [
    day.tour({ customerName: 'Ana Lima', pickupTime: '07:00' }),
    day.tour({ customerName: 'Ben Otto', pickupTime: '08:00' }),
  ]);
  const { uid, person } = await newcomer();
  const { page } = person;
  await page.goto(`/admin/day/${date}`);
  const job = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await job('Ana Lima').waitFor();
  expect(await page.getByText('New', { exact: true }).count()).toBe(0);
  const storedView = async () =>
    (await suite.db.doc(`users/${uid}/own/lastViewed`).get()).get(new FieldPath('items', date));
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.poll(async () => (await storedView()) instanceof Timestamp).toBe(true);

  await suite.db.doc(first).update({ hotelName: 'Hotel Melati', updatedAt: Timestamp.now() });
  await day.put('bookings', [day.tour({ customerName: 'Late Guest', pickupTime: '09:00' })]);
  await page.goBack();
  await job('Ana Lima').getByText('Changed').waitFor();
  await job('Late Guest').getByText('New').waitFor();
  await job('Ben Otto').getByRole('button', { name: /^Done/ }).click();
  await untilShown(page, '3 jobs, 1 done');
  expect(await job('Ben Otto').innerText()).not.toContain('Changed');
  await suite.db.doc(second).update({ hotelName: 'Hotel Melati', updatedAt: Timestamp.now() });
  await job('Ben Otto').getByText('Changed').waitFor();
  expect(person.problems).toEqual([]);
  await person.context.close();
});

it('on a phone the day shows cards, and nothing remains after the role is removed', async () => {
  const date = '2031-09-09';
  const day = dayOf(suite, date);
  await day.put('bookings', [
    day.tour({ pickupTime: '07:30', customerName: longName, hotelName: longName }),
  ]);
  const { uid, person: phone } = await newcomer(PHONE);
  const { page } = phone;
  await page.goto(`/admin/day/${date}`);
  await untilShown(page, '1 job, 0 done');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await page.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe(
    'tel:+49301234567',
  );
  expect(await axeViolations(page)).toEqual([]);
  if (shots) {
    await page.screenshot({ path: `${shots}/day-360.png`, fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.screenshot({ path: `${shots}/day-768-dark.png` });
  }
  const admin = await suite.caller('admin');
  await admin.call('setRole', { uid, role: 'pending' });
  await page
    .getByText('Your access was removed')
    .or(page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor();
  expect(await page.getByText(longName).count()).toBe(0);
  await phone.context.close();
});

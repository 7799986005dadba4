import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openMailbox } from '../../scripts/suite/mailbox.ts';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { DESKTOP, enter, newPerson, PHONE } from '../e2e/support/person.ts';

const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

const suite = openSuite();
const { db } = suite;
const settings = db.doc('noticeSettings/company');
const { tourId } = await addOffer(suite);
const auth = Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]);
const mailbox = await openMailbox({ auth, mailbox: 0 }, { plays: true });
const { browser, page, staff: admin } = await openStaff(DEMO_USERS.admin.email);

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
  await settings.delete();
  // Events before do not count.
  await db.doc('rateLimits/companyPace').delete();
});
afterAll(async () => {
  await settings.delete();
  await mailbox.close();
});

async function book() {
  const request = tourRequest(suite, tourId);
  await (await suite.caller()).call('createBooking', request);
  return request;
}

const choice = (label: string) => page.getByRole('switch', { name: label });
const pace = (label: RegExp, of = page) => of.getByRole('radio', { name: label });
const isOn = (label: string) => choice(label).isChecked();
const stored = async () => (await settings.get()).data();

it('an admin switches a kind of mail off and on again, by keyboard, too', async () => {
  await page.goto('/admin/setup');
  await page.getByRole('link', { name: 'Mails to staff' }).click();
  await choice('New bookings').waitFor();
  // Nothing is stored yet.
  expect(await page.getByRole('switch', { checked: true }).count()).toBe(6);

  await choice('Cancellations by guests').click();
  await page.getByText('Cancellations by guests: off').waitFor();
  expect(await stored()).toMatchObject({ cancellation: false });
  await page.reload();
  await choice('New bookings').waitFor();
  await expect.poll(() => isOn('Cancellations by guests')).toBe(false);
  expect(await isOn('New bookings')).toBe(true);

  await choice('Cancellations by guests').focus();
  await page.keyboard.press('Space');
  await page.getByText('Cancellations by guests: on').waitFor();
  expect(await stored()).toMatchObject({ cancellation: true });
  // The switch keeps the focus.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('switch');
  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByText(/changed Mails to the company$/)
    .first()
    .waitFor();
  expect(admin.problems).toEqual([]);
});

it.each([
  ['phone', { ...PHONE, width: 360 }],
  ['desktop', { ...DESKTOP, width: 1440 }],
])('the switches and the mail fit a %s', async (name, viewport) => {
  await page.setViewportSize(viewport);
  await page.goto('/admin/notices');
  await choice('New bookings').waitFor();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(viewport.width);
  expect(await axeViolations(page)).toEqual([]);
  await page.screenshot({ path: path.join(SCREENSHOTS, `notices-${name}.png`), fullPage: true });
});

it('staff choose what they hear of, by keyboard, too, and not what the company hears of', async () => {
  const staff = await newPerson(browser);
  suite.later(() => staff.context.close());
  await enter(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/notices');
  await pace(/No mails/, staff.page).focus();
  expect(await staff.page.getByRole('switch').count()).toBe(0);
  await staff.page.keyboard.press('ArrowDown');
  await staff.page.getByText('Mails to you: At once').waitFor();
  expect(await pace(/At once/, staff.page).isChecked()).toBe(true);
  await staff.page.getByRole('switch', { name: 'New transfers' }).click();
  await staff.page.getByText('New transfers: off').waitFor();
  expect(await staff.page.getByText('Mail the company about').count()).toBe(0);
  const { uid } = await suite.auth.getUserByEmail(DEMO_USERS.staff.email);
  const profile = db.doc(`users/${uid}`);
  suite.later(() => profile.update({ notices: FieldValue.delete() }));
  expect((await profile.get()).get('notices')).toEqual({ pace: 'atOnce', newTransfer: false });
  const { requestId } = await book();
  const mine = db.collection('mailLog').where('about', 'array-contains', requestId);
  await expect.poll(async () => (await mine.get()).size, { timeout: 20_000 }).toBe(1);
  expect((await mine.get()).docs[0]?.get('to')).toBe(DEMO_USERS.staff.email);
  // The sheet of the booking lists what its guest and the company were mailed.
  expect((await mine.get()).docs[0]?.get('requestId')).toBeUndefined();
  expect(staff.problems).toEqual([]);
});

it('a booking is in the mailbox of the company, and its link opens it', async () => {
  const request = await book();
  const letters = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const mail = () => db.collection('mailLog').where('requestId', '==', request.requestId).get();
  await expect.poll(async () => (await mail()).size, { timeout: 20_000 }).toBe(2);
  await letters.goto(mailbox.url);
  await letters
    .getByText(/^New booking: Hannah Vogel/)
    .first()
    .waitFor();
  await letters.screenshot({ path: path.join(SCREENSHOTS, 'notices-mailbox.png') });
  const notice = (await mail()).docs.find(({ id }) => id.startsWith('notice_'));
  for (const [name, width] of [
    ['phone', 360],
    ['desktop', 1440],
  ] as const) {
    await letters.setViewportSize({ width, height: 800 });
    await letters.goto(`${mailbox.url}/mails/${notice?.id}`);
    await letters.screenshot({ path: path.join(SCREENSHOTS, `notices-mail-${name}.png`) });
  }
  const href = await letters.getByRole('link', { name: /staff area/ }).getAttribute('href');
  await page.goto(new URL(href ?? '').pathname + new URL(href ?? '').search);
  await page.getByRole('dialog').getByText('Hannah Vogel').first().waitFor();
});

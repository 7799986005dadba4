import path from 'node:path';
import { baliDate, dayAndMonth, weekdayOf } from '@selasar/domain/core';
import { calendarId, seatsId } from '@selasar/domain/pricing';
import { FieldValue } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addOffer, inNextMonth, nextMonth } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { calendarOpeners, openNextMonth, pageToNextMonth } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, newPerson, PHONE } from '../e2e/support/person.ts';

const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

/** The calendar for both dates of a stay, and the one for a tour's day. */
const suite = openSuite();
const { db } = suite;
const browser = await openBrowser();
const month = nextMonth();
const TAKEN = 'Some of these nights are taken. Please choose other dates.';

async function freshVilla() {
  const { villaId } = await addOffer(suite);
  const calendar = db.doc(`calendars/${calendarId(villaId, month)}`);
  suite.later(() => calendar.delete());
  const take = (...days: number[]) =>
    calendar.set({
      villaId,
      month,
      nights: Object.fromEntries(days.map((day) => [inNextMonth(day), true])),
    });
  return { take, path: `/villas/${villaId}` };
}

const formOf = (page: Page) => page.getByRole('form', { name: /^Book Test / });
const day = (calendar: Locator, date: string) => calendar.locator(`[data-day="${date}"]`);
const boxOf = async (of: Locator) =>
  (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const shoot = (page: Page, name: string) =>
  page.screenshot({ path: path.join(SCREENSHOTS, `range-${name}.png`) });

it('shows two months on a desktop; a night taken meanwhile shows a message and is not sent', async () => {
  const { page, context, problems } = await newPerson(browser, DESKTOP);
  const villa = await freshVilla();
  await villa.take(20);
  const served = await page.goto(villa.path);
  expect(served?.status()).toBe(200);
  const form = formOf(page);
  const calendar = await openNextMonth(calendarOpeners(form).first());
  const [first, second] = await Promise.all(
    [0, 1].map((each) => boxOf(calendar.getByRole('grid').nth(each))),
  );
  expect(await calendar.getByRole('grid').count()).toBe(2);
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  expect(second!.y).toBe(first!.y);

  await expect
    .poll(() => day(calendar, inNextMonth(20)).getAttribute('aria-label'))
    .toContain(', taken');
  await day(calendar, inNextMonth(10)).click();
  await day(calendar, inNextMonth(12)).hover();
  await shoot(page, 'desk-reach');
  await day(calendar, inNextMonth(13)).click();
  await calendar.getByText('3 nights · $630').waitFor();
  await calendar
    .getByText(`${dayAndMonth(inNextMonth(10))} to ${dayAndMonth(inNextMonth(13))}`)
    .waitFor();
  await shoot(page, 'desk');
  expect(await axeViolations(page)).toEqual([]);

  // Another guest takes a night while the card is open.
  await villa.take(11, 20);
  await calendar.getByRole('alert').getByText(TAKEN).waitFor();
  expect(await day(calendar, inNextMonth(11)).getAttribute('aria-label')).toMatch(
    /, in your stay, taken$/,
  );
  await shoot(page, 'desk-clash');
  await calendar.getByRole('button', { name: 'Done' }).click();
  await calendar.waitFor({ state: 'hidden' });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('createBooking')) calls.push(request.url());
  });
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByRole('button', { name: 'Book Now' }).click();
  await page.locator('[data-sonner-toast]').getByText(TAKEN).waitFor();
  expect(calls).toEqual([]);

  // The night becomes free again, which the card shows, too.
  await villa.take(20);
  await form.getByText(TAKEN).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
  await context.close();
});

it('fills the screen of a phone; Back closes it and everything is reachable', async () => {
  const { page, context, problems } = await newPerson(browser, PHONE);
  const villa = await freshVilla();
  await villa.take(10, 11);
  await page.goto('/villas');
  await page.goto(villa.path);
  const form = formOf(page);
  const opener = calendarOpeners(form).first();
  const calendar = await openNextMonth(opener);
  expect(await boxOf(calendar)).toEqual({ x: 0, y: 0, ...PHONE });
  const grids = await Promise.all(
    [0, 1].map((each) => boxOf(calendar.getByRole('grid').nth(each))),
  );
  expect(grids[1]!.y).toBeGreaterThan(grids[0]!.y + grids[0]!.height);
  expect(await boxOf(calendar.getByRole('button', { name: 'Done' }))).toSatisfy(
    ({ y, height }) => y + height <= PHONE.height,
  );
  await expect
    .poll(() => day(calendar, inNextMonth(10)).getAttribute('aria-label'))
    .toContain(', taken');
  const cell = await boxOf(day(calendar, inNextMonth(10)));
  expect(Math.min(cell.width, cell.height)).toBeGreaterThanOrEqual(44);

  await day(calendar, inNextMonth(8)).click();
  // A taken night's day can be the check-out day.
  expect(await day(calendar, inNextMonth(10)).isEnabled()).toBe(true);
  expect(await day(calendar, inNextMonth(11)).isEnabled()).toBe(false);
  await day(calendar, inNextMonth(10)).click();
  await calendar.getByText('2 nights · $420').waitFor();
  await shoot(page, 'phone');
  expect(await axeViolations(page)).toEqual([]);

  await page.goBack();
  await calendar.waitFor({ state: 'hidden' });
  expect(page.url()).toContain(villa.path);
  await form.getByText('2 nights × $210').waitFor();
  expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.goBack();
  await page.waitForURL('**/villas');
  expect(problems).toEqual([]);
  await context.close();
});

it('shows one month if there is room for one, and works with the keyboard', async () => {
  const { page, context, problems } = await newPerson(browser, { width: 768, height: 1024 });
  const villa = await freshVilla();
  await page.goto(villa.path);
  const opener = calendarOpeners(formOf(page)).last();
  await opener.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await calendar.getByRole('grid').waitFor();
  expect(await calendar.getByRole('grid').count()).toBe(1);
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'));
  await expect.poll(at).toBe(baliDate(new Date()));
  await pageToNextMonth(page);
  await expect.poll(async () => (await at())?.slice(0, 7)).toBe(month);
  for (const key of ['Enter', 'ArrowRight', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await calendar.getByText('8 nights · $1,680').waitFor();
  await shoot(page, 'tablet');
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
  await context.close();
});

it('shows live on which days a tour does not run or is full', async () => {
  const { page, context, problems } = await newPerson(browser, PHONE);
  const { tourId } = await addOffer(suite);
  const runs = weekdayOf(inNextMonth(10));
  await db.doc(`tours/${tourId}`).update({ rules: { weekdays: [runs], seats: 9 } });
  const seats = db.doc(`seats/${seatsId(tourId, month)}`);
  suite.later(() => seats.delete());
  await seats.set({ tourId, month, taken: { [inNextMonth(17)]: 9 } });
  await page.goto(`/tours/${tourId}`);
  const calendar = await openNextMonth(calendarOpeners(formOf(page)).first());
  const labelOf = async (date: string) =>
    (await day(calendar, date).getAttribute('aria-label'))?.split(', ')[1];
  await expect.poll(() => labelOf(inNextMonth(17))).toBe('full');
  expect([await labelOf(inNextMonth(11)), await labelOf(inNextMonth(10))]).toEqual([
    'does not run',
    undefined,
  ]);
  expect(await day(calendar, inNextMonth(11)).isEnabled()).toBe(false);
  for (const text of ['Full', 'Does not run']) await calendar.getByText(text).waitFor();
  await shoot(page, 'tour');
  expect(await axeViolations(page)).toEqual([]);
  await seats.update({
    [`taken.${inNextMonth(17)}`]: FieldValue.delete(),
    [`taken.${inNextMonth(10)}`]: 9,
  });
  await expect.poll(() => labelOf(inNextMonth(10))).toBe('full');
  expect(await labelOf(inNextMonth(17))).toBeUndefined();
  await day(calendar, inNextMonth(17)).click();
  await calendar.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
  await context.close();
});

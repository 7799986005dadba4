import { randomUUID } from 'node:crypto';
import { baliDate, shortDate } from '@selasar/domain/core';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inNextMonth } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import {
  calendarOpeners,
  dayIn,
  editField,
  openCalendar,
  openNextMonth,
  pickDay,
  untilShown,
  turnMonth,
} from '../e2e/support/forms.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE } from '../e2e/support/person.ts';

const suite = openSuite();
const browser = await openBrowser();
const today = baliDate(new Date());

const transfersOf = async (email: string) =>
  (await suite.db.collection('transfers').where('customerEmail', '==', email).get()).size;
const routeOf = (page: Page) => page.getByRole('form', { name: 'Your Route' });
const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
const proceed = (page: Page) =>
  routeOf(page).getByRole('button', { name: 'CONTINUE BOOKING' }).click();
const openTimes = (page: Page) =>
  routeOf(page)
    .getByRole('combobox', { name: /Pickup Time/ })
    .click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function fillPlaces(page: Page, from: string, to: string): Promise<Locator> {
  const route = routeOf(page);
  await route.getByRole('combobox', { name: /Pickup Location/ }).fill(from);
  await route.getByRole('combobox', { name: /Destination/ }).fill(to);
  return route;
}

async function fillCustomer(page: Page, phone: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name').fill('Ana Pratiwi');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill(phone);
  return email;
}

describe('an airport transfer', () => {
  it('requires a different destination and a valid phone number, and shows the details', async () => {
    const { page, context, problems } = await newPerson(browser, PHONE);
    await page.goto('/#airport-transfer');
    const route = await fillPlaces(page, 'Ubud', ' UBUD');
    await pickDay(await openNextMonth(calendarOpeners(route)), '15');
    await openTimes(page);
    expect(await page.getByRole('option').count()).toBe(24);
    expect(await focused(page)).toBe('09:00');
    expect(await page.getByRole('option', { name: '09:00' }).isVisible()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await proceed(page);
    await route.getByText('This is the pickup location as well.').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await fillPlaces(page, 'Airport (DPS)', 'Ubud');
    await proceed(page);
    const date = shortDate(inNextMonth(15));
    await dialogOf(page).getByText(`Airport (DPS) to Ubud, ${date} at 10:00`).waitFor();

    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/createTransfer')) calls += 1;
    });
    const email = await fillCustomer(page, '1');
    const confirm = dialogOf(page).getByRole('button', { name: 'Confirm' });
    await confirm.click();
    const message = dialogOf(page).getByText(
      'Please enter a phone number with its country code, such as +62 812 3456 7890',
    );
    await message.waitFor();
    expect(calls).toBe(0);
    expect(await page.getByText('Missing Information').count()).toBe(0);
    await editField(dialogOf(page).getByLabel('Phone'), message, '0812 3456 7890');
    await confirm.dblclick();
    await untilShown(page, 'Booking Confirmed!');
    const confirmation = page.getByRole('region', { name: 'We have your request' });
    for (const fact of ['Airport (DPS) to Ubud', `${date} at 10:00`, '$50', email]) {
      await confirmation.getByText(fact, { exact: true }).waitFor();
    }
    expect(await page.getByText(/driver is booked/).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await transfersOf(email)).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('lets the server check the number if the numbering plan cannot load', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    await page.route('**/numberingPlans-*.js', (file) => file.abort());
    await page.goto('/#airport-transfer');
    const route = await fillPlaces(page, 'Airport (DPS)', 'Ubud');
    await pickDay(await openNextMonth(calendarOpeners(route)), '15');
    await openTimes(page);
    await page.getByRole('option', { name: '14:00' }).click();
    await proceed(page);
    const email = await fillCustomer(page, '+1');
    const confirm = dialogOf(page).getByRole('button', { name: 'Confirm' });
    await confirm.click();
    await untilShown(page, 'Booking Failed');
    const message = dialogOf(page).getByText(/^Please enter a phone number with its country code/);
    await editField(dialogOf(page).getByLabel('Phone'), message, '+49 30 1234567');
    await confirm.click();
    await untilShown(page, 'Booking Confirmed!');
    expect(await transfersOf(email)).toBe(1);
    await context.close();
  });
});

describe('the clock', () => {
  it('can pass midnight in Bali while the page is open', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    // 21:58:30 on 10 March in Bali.
    await page.clock.install({ time: new Date('2027-03-10T13:58:30Z') });
    await page.goto('/#airport-transfer');
    const route = await fillPlaces(page, 'Airport (DPS)', 'Ubud');
    await pickDay(await openCalendar(calendarOpeners(route)), '10');
    await openTimes(page);
    expect(await focused(page)).toBe('22:00');
    await page.keyboard.press('Escape');
    await page.clock.fastForward('00:02:00');
    await openTimes(page);
    await expect.poll(() => focused(page)).toBe('23:00');
    const late = page.getByRole('option', { name: '22:00 has passed in Bali' });
    expect(await late.getAttribute('aria-disabled')).toBe('true');
    expect(await page.getByRole('option').count()).toBe(24);
    await page.getByRole('option', { name: '23:00' }).click();

    await page.clock.fastForward('01:00:00');
    await proceed(page);
    await route.getByText(/^This time has passed: it is 23:\d\d on .* in Bali\./).waitFor();
    // The last hour has begun, so the next one is tomorrow.
    const calendar = await openCalendar(calendarOpeners(route));
    expect(await dayIn(calendar, '10').isDisabled()).toBe(true);
    await pickDay(calendar, '11');
    await route.getByText(/^This time has passed/).waitFor({ state: 'detached' });
    await context.close();
  });

  it('of a device may be wrong: the server checks the date and names the current day', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    // A device that is 40 days behind offers past days.
    await page.clock.install({ time: Date.now() - 40 * 86_400_000 });
    await page.goto('/#airport-transfer');
    const route = await fillPlaces(page, 'Airport (DPS)', 'Ubud');
    const calendar = await openCalendar(calendarOpeners(route));
    await turnMonth(calendar);
    await pickDay(calendar, '1');
    await openTimes(page);
    await page.getByRole('option', { name: '14:00' }).click();
    await proceed(page);
    const email = await fillCustomer(page, '+62 812 3456 7890');
    await dialogOf(page).getByRole('button', { name: 'Confirm' }).click();
    await untilShown(page, 'Booking Failed');
    await dialogOf(page)
      .getByText(`This date has passed: it is ${shortDate(today)} in Bali.`)
      .waitFor();
    expect(await transfersOf(email)).toBe(0);
    expect(await dialogOf(page).getByLabel('Email').inputValue()).toBe(email);
    await context.close();
  });
});

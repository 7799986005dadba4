import { randomUUID } from 'node:crypto';
import { addDays, baliDate, monthsOf, nightsByMonth, shortDate } from '@selasar/domain/core';
import { calendarId } from '@selasar/domain/pricing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addOffer, inNextMonth } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import {
  calendarOpeners,
  dayIn,
  openCalendar,
  openNextMonth,
  pickDay,
  untilShown,
  turnToNextMonth,
} from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE } from '../e2e/support/person.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';

const suite = openSuite();
const browser = await openBrowser();
const { db } = suite;
const today = baliDate(new Date());
const TAKEN = 'Some of these nights are taken. Please choose other dates.';

/** A villa for one test, whose nights others can take. */
async function freshVilla(capacity = 4) {
  const { villaId } = await addOffer(suite);
  await db.doc(`villas/${villaId}`).update({ capacity });
  const take = async (startDate: string, endDate: string) => {
    for (const [each, nights] of nightsByMonth({ startDate, endDate })) {
      const calendar = db.doc(`calendars/${calendarId(villaId, each)}`);
      suite.later(() => calendar.delete());
      await calendar.set({
        villaId,
        month: each,
        nights: Object.fromEntries(nights.map((night) => [night, true])),
      });
    }
  };
  const form = (page: Page) => page.getByRole('form', { name: 'Book Test Villa' });
  return { villaId, take, form };
}

/** Fills in the form before hydration. */
async function openWithDraft(page: Page, villaId: string, dates: object): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const values = {
    bookingType: 'villa',
    itemId: villaId,
    numberOfGuests: 2,
    customerName: 'Ana Pratiwi',
    customerEmail: email,
    ...dates,
  };
  await page.goto('/contact');
  await page.evaluate(
    ([key, draft]) => sessionStorage.setItem(key!, draft!),
    [
      `draft:booking/villa/${villaId}`,
      JSON.stringify({ at: new Date().toISOString(), content: { values } }),
    ],
  );
  await page.goto(`/villas/${villaId}`);
  return email;
}

const bookingsOf = async (email: string) =>
  (await db.collection('bookings').where('customerEmail', '==', email).get()).docs.map((document) =>
    document.data(),
  );
const countCalls = async (page: Page) => {
  const calls: string[] = [];
  await page.route('**/createBooking', async (route) => {
    if (route.request().method() === 'POST') calls.push(route.request().url());
    await route.continue();
  });
  return calls;
};

describe('taken nights', () => {
  it('known to the page are not sent; nearby free stays are offered', async () => {
    const { page, context, problems } = await newPerson(browser, PHONE);
    const villa = await freshVilla();
    await villa.take(inNextMonth(10), inNextMonth(13));
    const calls = await countCalls(page);
    const email = await openWithDraft(page, villa.villaId, {
      startDate: inNextMonth(11),
      endDate: inNextMonth(14),
    });
    const form = villa.form(page);
    const offers = form
      .getByRole('group', { name: 'Free around these dates:' })
      .getByRole('button');
    await offers.first().waitFor();
    await form.getByRole('button', { name: 'Book Now' }).click();
    await form.getByText(TAKEN).waitFor();
    expect(calls).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    const [first] = await offers.allTextContents();
    expect(first).toBe(`${shortDate(inNextMonth(13))} to ${shortDate(inNextMonth(16))}`);
    await offers.first().click();
    await form.getByText(TAKEN).waitFor({ state: 'detached' });
    expect(await offers.first().getAttribute('aria-pressed')).toBe('true');
    expect(await offers.first().evaluate((button) => button === document.activeElement)).toBe(true);
    await form.getByText('3 nights × $210').waitFor();
    await form.getByRole('button', { name: 'Book Now' }).click();
    await untilShown(page, 'Booking request submitted!');
    expect(await bookingsOf(email)).toMatchObject([
      { startDate: inNextMonth(13), endDate: inNextMonth(16) },
    ]);
    expect(calls).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('taken meanwhile are refused with one list of free stays', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    const villa = await freshVilla();
    const email = await openWithDraft(page, villa.villaId, {
      startDate: inNextMonth(11),
      endDate: inNextMonth(14),
    });
    const form = villa.form(page);
    await form.getByText('3 nights × $210').waitFor();
    // The page has read the nights of the month before.
    await page.waitForLoadState('networkidle');
    await villa.take(inNextMonth(10), inNextMonth(13));
    await form.getByRole('button', { name: 'Book Now' }).click();
    await untilShown(page, 'Error submitting booking');
    await form.getByText(TAKEN).waitFor();
    const offers = form
      .getByRole('group', { name: 'Free around these dates:' })
      .getByRole('button');
    await offers.first().waitFor();
    const formText = (await form.textContent()) ?? '';
    expect(
      formText.split(`${shortDate(inNextMonth(13))} to ${shortDate(inNextMonth(16))}`),
    ).toHaveLength(2);
    expect(formText.split('Free around these dates')).toHaveLength(2);

    // The taken nights are known now, so a retry sends nothing.
    const calls = await countCalls(page);
    await form.getByRole('button', { name: 'Book Now' }).click();
    await form.getByText(TAKEN).waitFor();
    expect(calls).toEqual([]);
    await offers.nth(1).click();
    await form.getByRole('button', { name: 'Book Now' }).click();
    await untilShown(page, 'Booking request submitted!');
    expect(await bookingsOf(email)).toHaveLength(1);
    await context.close();
  });

  it('look different from past days; a stay may end on the first of them', async () => {
    const { page, context } = await newPerson(browser, PHONE);
    const villa = await freshVilla();
    await villa.take(inNextMonth(10), inNextMonth(12));
    await page.goto(`/villas/${villa.villaId}`);
    const form = villa.form(page);
    const dayState = async (calendar: Locator, day: string) => {
      const cell = dayIn(calendar, day);
      return {
        off: await cell.isDisabled(),
        struck: await cell
          .locator('span')
          .evaluate((each) => getComputedStyle(each).textDecorationLine.includes('line-through')),
        said: (await cell.getAttribute('aria-label'))?.split(', ')[1],
      };
    };
    const taken = { off: true, struck: true, said: 'taken' };
    const closed = (formText: string) => ({ off: true, struck: false, said: formText });
    const free = { off: false, struck: false, said: undefined };

    const now = await openCalendar(calendarOpeners(form).first());
    await now.getByText('Taken', { exact: true }).waitFor();
    const passed = Array.from({ length: Number(today.slice(8)) - 1 }, (_, day) => String(day + 1));
    expect(await Promise.all(passed.map((day) => dayState(now, day)))).toEqual(
      passed.map(() => closed('passed')),
    );
    await turnToNextMonth(now);
    await expect.poll(() => dayState(now, '10')).toEqual(taken);
    expect(await dayState(now, '11')).toEqual(taken);
    expect([await dayState(now, '9'), await dayState(now, '12')]).toEqual([free, free]);
    expect(await axeViolations(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await dayState(now, '10')).toEqual(taken);
    await page.emulateMedia({ forcedColors: 'none' });
    await pickDay(now, '8');

    const out = await openCalendar(calendarOpeners(form).last());
    await expect.poll(() => dayState(out, '10')).toEqual(free);
    expect(await dayState(out, '11')).toEqual(taken);
    // Free, but a stay cannot reach them across the taken nights.
    expect(await dayState(out, '12')).toEqual(closed('nights before it are taken'));
    await context.close();
  });

  it('for a whole year leave nothing to book: the card offers a chat', async () => {
    const { page, context, problems } = await newPerson(browser, PHONE);
    const villa = await freshVilla();
    await villa.take(addDays(today, -1), addDays(today, 400));
    expect(monthsOf({ startDate: today, endDate: addDays(today, 365) }).length).toBeGreaterThan(11);
    await page.goto(`/villas/${villa.villaId}`);
    await bringIntoView(page.locator('#book'));
    const card = page.getByRole('region', { name: 'Book Test Villa' });
    await card.getByText('No dates available').waitFor();
    expect(await page.getByRole('button', { name: 'Book Now' }).count()).toBe(0);
    expect(await card.getByRole('textbox').count()).toBe(0);
    const chat = card.getByRole('link', { name: /\+62/ });
    expect(await chat.getAttribute('href')).toContain('Test%20Villa');
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('a villa for one starts with one guest, and the server accepts it', async () => {
  const { page, context } = await newPerson(browser, PHONE);
  const villa = await freshVilla(1);
  await page.goto(`/villas/${villa.villaId}`);
  const form = villa.form(page);
  expect(await form.getByRole('combobox', { name: /Guests/ }).textContent()).toBe('1 guest');
  const email = `${randomUUID()}@example.com`;
  for (const [opener, day] of [
    [calendarOpeners(form).first(), '15'],
    [calendarOpeners(form).last(), '16'],
  ] as const) {
    await pickDay(await (day === '15' ? openNextMonth : openCalendar)(opener), day);
  }
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await untilShown(page, 'Booking request submitted!');
  expect(await bookingsOf(email)).toMatchObject([{ numberOfGuests: 1 }]);
  await page.getByRole('button', { name: 'Book another stay' }).click();
  expect(await form.getByRole('combobox', { name: /Guests/ }).textContent()).toBe('1 guest');
  await context.close();
});

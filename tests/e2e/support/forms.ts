import { baliDate, monthAndYear, monthsOf } from '@selasar/domain/core';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { inNextMonth, nextMonth } from '../../functions/support/offer.ts';
import { untilHydrated } from './person.ts';
import { serverAnswer } from './serverAnswer.ts';

/** The caption of a calendar's first month. */
const firstMonth = (calendar: Locator) => calendar.getByRole('heading', { level: 3 }).first();

export async function turnMonth(calendar: Locator): Promise<void> {
  const before = await firstMonth(calendar).textContent();
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => firstMonth(calendar).textContent()).not.toBe(before);
}

export async function openCalendar(opener: Locator): Promise<Locator> {
  await opener.click();
  return opener.page().getByRole('dialog').last();
}

/** Turns a calendar to the month of `nextMonth`, whose days can all be booked. */
export async function turnToNextMonth(calendar: Locator): Promise<void> {
  while ((await firstMonth(calendar).textContent()) !== monthAndYear(nextMonth())) {
    await turnMonth(calendar);
  }
}

export async function openNextMonth(opener: Locator): Promise<Locator> {
  const calendar = await openCalendar(opener);
  await turnToNextMonth(calendar);
  return calendar;
}

/** The same by the keyboard, in a calendar in which today has the focus. */
export async function pageToNextMonth({ keyboard }: Page): Promise<void> {
  const stay = { startDate: baliDate(new Date()), endDate: inNextMonth(2) };
  for (const _ of monthsOf(stay).slice(1)) await keyboard.press('PageDown');
}

/** A day of the calendar's first month. */
export const dayIn = (calendar: Locator, day: string): Locator =>
  calendar
    .getByRole('grid')
    .first()
    .getByRole('gridcell', { name: new RegExp(`^${day} `) });

/** Picks a day; the calendar of a stay waits for a second one. */
export async function pickDay(calendar: Locator, day: string): Promise<void> {
  await dayIn(calendar, day).click();
  const done = calendar.getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
  await calendar.waitFor({ state: 'hidden' });
}

/** Picks the first and the last day of a visit in the calendar of the lists, which the button of this name opens. */
export async function pickVisit(
  page: Page,
  button: RegExp,
  days: readonly string[],
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('grid').first().waitFor();
  const turn = calendar.locator('.turn').getByRole('button').last();
  for (const day of days) {
    const cell = calendar.locator(`[data-day="${day}"]`);
    while ((await cell.count()) === 0) await turn.click();
    await cell.click();
  }
  await calendar.getByRole('button').last().click();
  await calendar.waitFor({ state: 'hidden' });
}

/** The buttons that open the calendars of a form. */
export const calendarOpeners = (form: Locator): Locator =>
  form.getByRole('button', { name: /choose date/i });

/** Opens and fills in the booking form of a tour. */
export async function fillTourBooking(page: Page, email: string): Promise<Locator> {
  await page.goto('/tours/mount-batur-sunrise-trek');
  const form = page.getByRole('form', { name: 'Book Mount Batur Sunrise Trek' });
  const another = page.getByRole('button', { name: 'Book another date' });
  // An earlier booking in this browser is confirmed in the place of the form.
  await untilHydrated(page);
  if (await another.isVisible()) await another.click();
  await pickDay(await openNextMonth(calendarOpeners(form)), '15');
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  return form;
}

/** A heading of a dialog over the page, with its content. */
export async function untilShown(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
}

/** Refills a field with an error message. The message and its space disappear, so wait until the layout is stable. */
export async function editField(field: Locator, message: Locator, value: string): Promise<void> {
  await message.waitFor();
  await field.fill(value);
  await message.waitFor({ state: 'hidden' });
}

/** Delays the answers of the server, which has acted by then. Returns a function that ends it. */
export async function holdAnswers(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    address,
    async (route) => {
      const response = await serverAnswer(route);
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return release;
}

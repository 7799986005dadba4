import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** Presses something in a calendar. To point at it may scroll the page; the calendar then moves to where it has room. */
async function press(target: Locator): Promise<void> {
  await target.hover();
  await target.click();
}

export async function turnMonth(calendar: Locator): Promise<void> {
  const label = calendar.locator('.MuiPickersCalendarHeader-label');
  const before = await label.textContent();
  await press(calendar.getByRole('button', { name: 'Next month' }));
  await expect.poll(() => label.textContent()).not.toBe(before);
}

/** Opens the calendar of a date field, and turns to a later month. */
export async function openCalendar(opener: Locator, months = 1): Promise<Locator> {
  await opener.click();
  const calendar = opener.page().getByRole('dialog').last();
  for (let month = 0; month < months; month++) await turnMonth(calendar);
  return calendar;
}

export const dayIn = (calendar: Locator, day: string): Locator =>
  calendar.getByRole('gridcell', { name: day, exact: true });

/** Picks a day; large screens take it at once, small ones ask. */
export async function pickDay(calendar: Locator, day: string): Promise<void> {
  await press(dayIn(calendar, day));
  const ok = calendar.getByRole('button', { name: 'OK' });
  if (await ok.isVisible()) await ok.click();
  await calendar.waitFor({ state: 'hidden' });
}

/** The buttons that open the calendars of a form. */
export const calendarOpeners = (form: Locator): Locator =>
  form.getByRole('button', { name: /choose date/i });

/** The booking form of a tour, opened and filled in. */
export async function fillTourBooking(page: Page, email: string): Promise<Locator> {
  await page.goto('/tours/mount-batur-sunrise-trek');
  const form = page.getByRole('form', { name: 'Book Mount Batur Sunrise Trek' });
  await pickDay(await openCalendar(calendarOpeners(form)), '15');
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  return form;
}

/** A title that is shown above the page, with what stands beneath it. */
export async function sees(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
}

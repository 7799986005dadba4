import { type CivilDate, shortDate } from '@selasar/domain/core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A date field of the staff area. */
export const dateField = (scope: Page | Locator, label: string): Locator =>
  scope.getByRole('group', { name: label, exact: true });

/** Types a date as a person does: the parts follow each other. */
export async function typeDate(scope: Page | Locator, label: string, date: CivilDate) {
  const field = dateField(scope, label);
  const [year = '', month = '', day = ''] = date.split('-');
  await field.getByRole('spinbutton').first().click();
  await field.page().keyboard.type(month + day + year);
  await expect.poll(() => textIn(field)).toBe(shortDate(date));
}

/** The text of a date field, such as 'Nov 5, 2026'; '' for no date. */
export const textIn = (field: Locator): Promise<string> => field.locator('input').inputValue();

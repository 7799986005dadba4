import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { DESKTOP, enter, newPerson } from '../e2e/support/person.ts';

// tests/browser/staff-screens.test.ts checks the contrast of every screen in both.
const browser = await openBrowser();
const scheme = (page: Page) => page.evaluate(() => document.documentElement.dataset['scheme']);
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch to / });

it("the staff area follows the system's dark mode, until its user chooses; visitors see light", async () => {
  const person = await newPerson(browser, DESKTOP, 'Asia/Makassar', { colorScheme: 'dark' });
  const { page } = person;
  await enter(person, DEMO_USERS.staff.email);
  await page.goto('/admin/inbox');
  await toggle(page).waitFor();
  await expect.poll(() => scheme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => scheme(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => scheme(page)).toBe('dark');

  await toggle(page).click();
  await expect.poll(() => scheme(page)).toBe('light');
  await page.reload();
  await toggle(page).waitFor();
  expect(await toggle(page).getAttribute('aria-label')).toBe('Switch to dark');
  expect(await scheme(page)).toBe('light');
  await toggle(page).click();
  await expect.poll(() => scheme(page)).toBe('dark');

  await page.goto('/contact');
  await expect.poll(() => scheme(page)).toBe('light');
  expect(person.problems).toEqual([]);
  await person.context.close();
});

import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { calendarOpeners, openNextMonth, pickDay } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import {
  newPerson,
  type Person,
  PHONE,
  signIn,
  SITE_URL,
  untilHydrated,
} from '../e2e/support/person.ts';

/** The Back button while something is open over the page. */
const browser = await openBrowser();
let visitor: Person;
let page: Page;

beforeEach(async () => {
  visitor = await newPerson(browser, PHONE);
  ({ page } = visitor);
});
afterEach(async () => {
  await visitor.context.close();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const menu = () => page.getByRole('navigation', { name: 'Menu' });
const at = async (path: string) => {
  await expect.poll(() => page.url()).toBe(SITE_URL + path);
};

async function openMenu(): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu().waitFor();
}

it('closes the menu; a closed menu leaves no history entry', async () => {
  await page.goto('/terms');
  await page.goto('/privacy');
  await openMenu();
  await page.goBack();
  await menu().waitFor({ state: 'hidden' });
  expect(await heading('Privacy Policy').isVisible()).toBe(true);
  await openMenu();
  await page.getByRole('button', { name: 'Close menu' }).last().click();
  await menu().waitFor({ state: 'hidden' });
  await openMenu();
  await page.keyboard.press('Escape');
  await menu().waitFor({ state: 'hidden' });
  await page.goBack();
  await heading('Terms of Service').waitFor();
  expect(visitor.problems).toEqual([]);
});

it('returns to the previous page also after a reload, before any interaction', async () => {
  await page.goto('/privacy');
  await openMenu();
  await menu().getByRole('link', { name: 'Contact' }).click();
  await heading('Contact Us').waitFor();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goBack();
  await heading('Privacy Policy').waitFor();
  expect(visitor.problems).toEqual([]);
});

it('returns from a page chosen in the menu to the previous page', async () => {
  await page.goto('/terms');
  await page.goto('/privacy');
  await openMenu();
  await menu().getByRole('link', { name: 'Contact' }).click();
  await heading('Contact Us').waitFor();
  await menu().waitFor({ state: 'hidden' });
  await page.goBack();
  await heading('Privacy Policy').waitFor();
  expect(await menu().count()).toBe(0);
  await page.goForward();
  await heading('Contact Us').waitFor();
  await page.goBack();
  await page.goBack();
  await heading('Terms of Service').waitFor();
  expect(visitor.problems).toEqual([]);
});

it.each([
  ['/tours/mount-batur-sunrise-trek', 'Choose date'],
  ['/villas/villa-karang-uluwatu', 'Choose date of check-in'],
])(
  'a closed calendar, or Back from the form, loads nothing of the page anew: %s',
  async (path, name) => {
    const loaded: string[] = [];
    // A page from the server has its data: only a router that loads it anew asks for this file.
    page.on('request', (request) => {
      if (/\/load(?:Tour|Villa)-/.test(request.url())) loaded.push(request.url());
    });
    await page.goto(path);
    await untilHydrated(page);
    const opener = page.getByRole('form').first().getByRole('button', { name, exact: true });
    const layer = () =>
      page.evaluate(() => (history.state as { layer?: string } | null)?.layer ?? 'none');
    for (const close of ['Escape', 'Back']) {
      await opener.click();
      await page.getByRole('dialog').getByRole('grid').first().waitFor();
      await expect.poll(layer).not.toBe('none');
      await (close === 'Back' ? page.goBack() : page.keyboard.press(close));
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await expect.poll(layer).toBe('none');
      expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    // Neither does Back from the form to which the bar of a phone leads.
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('a[href="#book"]').last().click();
    await at(`${path}#book`);
    await page.goBack();
    await at(path);
    await opener.click();
    await page.getByRole('dialog').getByRole('grid').first().waitFor();
    expect(loaded).toEqual([]);
  },
);

it('closes calendar and dialog of a transfer, and keeps the form', async () => {
  await page.goto('/terms');
  await page.goto('/#airport-transfer');
  const route = page.getByRole('form', { name: 'Your Route' });
  await route.getByRole('combobox', { name: /Pickup Location/ }).fill('Airport (DPS)');
  await route.getByRole('combobox', { name: /Destination/ }).fill('Ubud');
  const calendar = await openNextMonth(calendarOpeners(route));
  await page.goBack();
  await calendar.waitFor({ state: 'hidden' });
  await pickDay(await openNextMonth(calendarOpeners(route)), '15');
  await route.getByRole('combobox', { name: /Pickup Time/ }).click();
  await page.getByRole('option', { name: '14:00' }).click();
  const proceed = route.getByRole('button', { name: 'CONTINUE BOOKING' });
  await proceed.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Airport Transfer Booking' });
  await dialog.getByLabel('Name').fill('Ana Pratiwi');
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  await at('/#airport-transfer');
  await proceed.click();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Ana Pratiwi');

  // The dialog stays open while it is sent.
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByLabel('Phone').fill('+62 812 3456 7890');
  await page.route('**/createTransfer', () => undefined);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
  await page.goBack();
  await at('/#airport-transfer');
  expect(await dialog.isVisible()).toBe(true);
  expect(visitor.problems).toEqual([]);
});

it('closes the staff menu and a confirmation dialog', async () => {
  await signIn(visitor, DEMO_USERS.staff.email);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const links = page.getByRole('navigation', { name: 'Admin' });
  await links.waitFor();
  await page.goBack();
  await links.waitFor({ state: 'hidden' });
  await at('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await links.getByRole('link', { name: 'Tours' }).click();
  await heading('Tours').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.goBack();
  await question.waitFor({ state: 'hidden' });
  await at('/admin/tours');
  await page.goBack();
  await at('/admin');
  expect(visitor.problems).toEqual([]);
});

it('Forward does nothing and loads nothing again', async () => {
  await page.goto('/terms');
  await page.goto('/villas');
  await openMenu();
  await page.goBack();
  await menu().waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goForward();
  await at('/villas');
  expect(await menu().count()).toBe(0);
  await openMenu();
  await page.goBack();
  await menu().waitFor({ state: 'hidden' });
  expect(requestedUrls).toEqual([]);
  await page.goBack();
  await heading('Terms of Service').waitFor();
});

it('closes the account menu and the search of staff, and asks before leaving unsaved changes', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(visitor, DEMO_USERS.admin.email);
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Tours' })
    .click();
  await heading('Tours').waitFor();
  // The title changes at the click: the menu may open before its page has loaded.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menu').waitFor();
  // The page's entry comes on top, and is then put below that of the menu.
  await page.waitForFunction(
    () => window.location.pathname === '/admin/tours' && 'layer' in window.history.state,
  );
  await page.goBack();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await at('/admin/tours');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  const notifications = page.getByRole('dialog', { name: 'Notifications' });
  await notifications.waitFor();
  await page.goBack();
  await notifications.waitFor({ state: 'hidden' });
  await at('/admin/tours');
  expect(await page.getByRole('menu').count()).toBe(0);

  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('reviews');
  await page.getByRole('option', { name: 'Reviews', exact: true }).click();
  await at('/admin/reviews');
  await page.goBack();
  await at('/admin/tours');
  await heading('Tours').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Team' }).click();
  await at('/admin/team');
  await page.goBack();
  await at('/admin/tours');
  await heading('Tours').waitFor();

  await page.getByRole('button', { name: 'Add New Tour' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Tour' });
  await form.getByLabel('Title').fill('Rice and Rivers');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await form.getByLabel('Title').inputValue()).toBe('Rice and Rivers');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await form.waitFor({ state: 'hidden' });
  await at('/admin/tours');
  await page.goBack();
  await at('/admin');
  expect(visitor.problems).toEqual([]);
});

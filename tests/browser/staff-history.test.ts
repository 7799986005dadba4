import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '../../scripts/demo.ts';
import { openSuite } from '../functions/support/suite.ts';
import { listOn } from '../e2e/support/list.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';
import { newPerson } from '../e2e/support/person.ts';

const PAGE = 25;
const COUNT = 2 * PAGE + 4;

const suite = openSuite();
/** The family name that all guests of this file share. */
const family = `Q${randomUUID().slice(0, 8)}`;
const bookings = await storePastBookings(suite, COUNT, (index) => ({
  customerName: `Guest${index} ${family}`,
  status: index % 2 ? 'confirmed' : 'cancelled',
}));
const { browser, page } = await openStaff();
const { search, rowOf, footer, next, parameters } = listOn(page);

const entries = () => page.evaluate(() => window.history.length);
const sheet = () => page.getByRole('dialog');

/** Two clicks at one place, 0.4 seconds apart on the clock of the page. */
const clickTwice = (selector: string) =>
  page.evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        const { x, y, width, height } = document.querySelector(button)!.getBoundingClientRect();
        const click = () =>
          document
            .elementFromPoint(x + width / 2, y + height / 2)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        click();
        setTimeout(() => {
          click();
          resolve();
        }, 400);
      }),
    selector,
  );

it('pages, filters and finished searches are history entries', async () => {
  await page.goto('/admin/bookings');
  await page.getByRole('grid').waitFor();
  await search().click();
  await page.keyboard.type(family.slice(0, 5));
  await expect.poll(parameters).toEqual({ q: family.slice(0, 5) });
  const before = await entries();
  await page.keyboard.type(family.slice(5));
  await expect.poll(parameters).toEqual({ q: family });
  expect(await entries()).toBe(before);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await expect.poll(parameters).toEqual({ q: family, status: 'cancelled' });
  await expect.poll(() => next().isEnabled()).toBe(true);
  await next().click();
  await expect.poll(() => parameters()['page']).toBe('2');
  await page.goBack();
  await expect.poll(parameters).toEqual({ q: family, status: 'cancelled' });
  await page.goBack();
  await expect.poll(parameters).toEqual({ q: family });
  await expect.poll(footer).toBe(`1–${PAGE} of ${COUNT}`);
  await page.goBack();
  await expect.poll(parameters).toEqual({});
  await expect.poll(() => search().inputValue()).toBe('');
});

it('opening and closing a sheet leaves no history entry', async () => {
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Bookings' }).click();
  await search().fill(family);
  const row = rowOf(`Guest5 ${family}`);
  await row.waitFor();
  await row.getByRole('button', { name: /^Details/ }).click();
  await sheet().waitFor();
  const opened = await entries();
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'hidden' });
    await row.getByRole('button', { name: /^Details/ }).click();
    await sheet().waitFor();
  }
  expect(await entries()).toBe(opened);
  // Pressed twice, as slowly as people do, it still closes only the sheet.
  // It takes no click at first.
  await page.getByRole('button', { name: 'Close details' }).click({ trial: true });
  await clickTwice('[aria-label="Close details"]');
  await sheet().waitFor({ state: 'hidden' });
  expect(parameters()).toEqual({ q: family });
  await page.goBack();
  await expect.poll(parameters).toEqual({});
  expect(await sheet().count()).toBe(0);

  // A person who opened a link stays on the list.
  await page.goto(`/admin/bookings?q=${family}&open=${bookings[5]!.id}`);
  await sheet().waitFor();
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'hidden' });
  expect(parameters()).toEqual({ q: family });
});

it('the sidebar returns to a list as it was left, and a second click resets it', async () => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await page.goto(`/admin/bookings?q=${family}&status=cancelled&sort=numberOfGuests.asc`);
  await rowOf(`Guest0 ${family}`).waitFor();
  await link('Dashboard').click();
  await page.waitForURL('**/admin');
  await link('Bookings').click();
  await rowOf(`Guest0 ${family}`).waitFor();
  expect(parameters()).toEqual({ q: family, status: 'cancelled', sort: 'numberOfGuests.asc' });
  await link('Bookings').click();
  await expect.poll(parameters).toEqual({});
});

it('a shared link survives sign-in, and never redirects to another site', async () => {
  const target = `/admin/bookings?q=${family}&open=${bookings[6]!.id}`;
  const guest = await newPerson(browser);
  await guest.page.goto(target);
  await guest.page.waitForURL('**/auth?*');
  await guest.page.getByRole('textbox', { name: 'Email' }).fill(DEMO_USERS.staff.email);
  await guest.page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await guest.page.getByRole('button', { name: 'Sign In' }).click();
  await guest.page.getByRole('dialog').getByText(`Guest6 ${family}`).waitFor();
  expect(guest.page.url()).toContain(target);
  // A signed-in person is redirected at once, but only within the site.
  await guest.page.goto(`/auth?to=${encodeURIComponent('//evil.example/admin')}`);
  await guest.page.waitForURL('**/admin');
  expect(guest.problems).toEqual([]);
  await guest.context.close();
});

it('a link to a missing record says so', async () => {
  const id = randomUUID();
  for (const [route, name] of [
    ['bookings', 'booking'],
    ['airport-transfers', 'transfer'],
  ] as const) {
    await page.goto(`/admin/${route}?open=${id}`);
    await sheet().getByText(`There is no ${name} with this reference.`, { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'hidden' });
    expect(parameters()).toEqual({});
  }
});

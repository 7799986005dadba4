import type { Locator, Page } from 'playwright-core';
import { beforeEach, afterEach, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { closeContext, openBrowser } from '../e2e/support/openBrowser.ts';
import {
  DESKTOP,
  newPerson,
  type Person,
  PHONE,
  signIn,
  SITE_URL,
  untilHydrated,
} from '../e2e/support/person.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';
import { serverAnswer } from '../e2e/support/serverAnswer.ts';

/** Script files that fail to load when a part of the site needs them. */
const browser = await openBrowser();
let visitor: Person;
let page: Page;

beforeEach(async () => {
  visitor = await newPerson(browser, PHONE);
  ({ page } = visitor);
});
afterEach(() => closeContext(visitor.context));

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const home = () => heading('Bali, from the veranda of a friend');
const goneWrong = () => page.getByText(/newer version|went wrong/).count();

/** The links of the page, without the menu. */
const follow = (name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

it('is retried once without a message', async () => {
  await page.goto('/');
  await home().waitFor();
  await untilHydrated(page);
  let requestCount = 0;
  await page.route('**/NavMenu-*.js', (file) => {
    requestCount += 1;
    return requestCount === 1 ? file.abort() : file.continue();
  });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(requestCount).toBeGreaterThan(1);
});

it('a missing menu loads on the next tap', async () => {
  await page.goto('/');
  await home().waitFor();
  await untilHydrated(page);
  await page.route('**/NavMenu-*.js', (file) => file.abort());
  await page.getByRole('button', { name: 'Open menu' }).click();
  await untilShown(page, 'The menu could not be loaded.');
  expect(await home().isVisible()).toBe(true);
  expect(await goneWrong()).toBe(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
});

it.each([
  ['/tours/mount-batur-sunrise-trek', 'Choose date', PHONE],
  ['/tours/mount-batur-sunrise-trek', 'Choose date', DESKTOP],
  ['/villas/villa-karang-uluwatu', 'Choose date of check-in', PHONE],
  ['/villas/villa-karang-uluwatu', 'Choose date of check-in', DESKTOP],
])(
  'a missing calendar says so itself, and loads by keyboard: %s, %s, %o',
  async (path, name, size) => {
    await page.setViewportSize(size);
    await page.route('**/assets/Calendar-*.js', (file) => file.abort());
    await page.goto(path);
    await untilHydrated(page);
    const opener = page.getByRole('form').first().getByRole('button', { name, exact: true });
    const isFocused = (element: Locator) => element.evaluate((it) => it === document.activeElement);
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await opener.focus();
      await page.keyboard.press('Enter');
      await dialog.getByRole('status').getByText('The calendar could not be loaded.').waitFor();
      // Nothing of the page covers the dialog's own buttons.
      expect(await page.getByText('The page could not be loaded').count()).toBe(0);
    };
    await open();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(opener)).toBe(true);
    await open();
    for (const button of ['Done', 'Close the calendar']) {
      const close = dialog.getByRole('button', { name: button });
      if (!(await close.count())) continue;
      await close.click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await isFocused(opener)).toBe(true);
      await open();
    }
    await page.unrouteAll();
    const retry = dialog.getByRole('button', { name: 'Try again' });
    for (let presses = 0; presses < 9 && !(await isFocused(retry)); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const day = dialog.getByRole('grid').first().locator('button:focus');
    await day.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(opener)).toBe(true);
  },
);

it('a form that was first touched offline works when the connection is back, with what was typed', async () => {
  await page.goto('/');
  await home().waitFor();
  await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
  await visitor.context.setOffline(true);
  const pickup = page.getByLabel('Pickup location');
  await pickup.fill('Ubud');
  await untilShown(
    page,
    'You are offline. You can keep reading and typing; what you type is kept until you can send it.',
  );
  await visitor.context.setOffline(false);
  await expect.poll(() => page.locator('[data-held]').count()).toBe(0);
  expect(await pickup.inputValue()).toBe('Ubud');
});

it('offline the page stays, and continues when the connection is back', async () => {
  await page.goto('/');
  await home().waitFor();
  await untilHydrated(page);
  await visitor.context.setOffline(true);
  await follow('Contact');
  await untilShown(
    page,
    'You are offline. The page will open automatically when the connection is back.',
  );
  expect(await home().isVisible()).toBe(true);
  expect(page.url()).toBe(`${SITE_URL}/`);
  await visitor.context.setOffline(false);
  await heading('Contact Us').waitFor();
  expect(page.url()).toBe(`${SITE_URL}/contact`);
  expect(await goneWrong()).toBe(0);
});

it('another page can be opened while one fails to load', async () => {
  await page.goto('/terms');
  await heading('Terms of Service').waitFor();
  await untilHydrated(page);
  await page.route('**/ContactPage-*.js', (file) => file.abort());
  await follow('Contact');
  await untilShown(page, 'The page could not be loaded. Please check your connection.');
  expect(await heading('Terms of Service').isVisible()).toBe(true);
  await follow('Privacy Policy');
  await heading('Privacy Policy').waitFor();
  expect(await page.getByText(/could not be loaded/).count()).toBe(0);
  await page.unrouteAll();
  await follow('Contact');
  await heading('Contact Us').waitFor();
});

it('a page in place of a script file is not taken for a new version', async () => {
  await page.goto('/terms');
  await heading('Terms of Service').waitFor();
  await untilHydrated(page);
  await page.route('**/ContactPage-*.js', (file) =>
    file.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome to the hotel</p>' }),
  );
  await follow('Contact');
  await untilShown(page, 'The page could not be loaded. Please check your connection.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await heading('Contact Us').waitFor();
  expect(await goneWrong()).toBe(0);
});

it('the first page says so too', async () => {
  await page.route('**/ContactPage-*.js', (file) => file.abort());
  await page.goto('/contact');
  await untilShown(page, 'The page could not be loaded. Please check your connection.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilHydrated(page);
  expect(await heading('Contact Us').isVisible()).toBe(true);
  expect(await goneWrong()).toBe(0);
});

/** From now on the host serves another version: every file has a new name, and the old files are gone. */
async function publish(name: string): Promise<void> {
  await page.route(
    (url) => url.origin === SITE_URL,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const isFile = /^\/assets\/.*\.(?:js|css)$/.test(pathname);
      if (isFile && !pathname.includes(name)) return route.fulfill({ status: 404, body: '' });
      const url = SITE_URL + pathname.replace(name, '');
      const answer = await serverAnswer(route, { url });
      const type = answer.headers()['content-type'] ?? '';
      if (!/html|javascript|css/.test(type)) return route.fulfill({ response: answer });
      const body = (await answer.text()).replaceAll(
        /(\.\/|assets\/)([\w.-]+\.(?:js|css))/g,
        `$1${name}$2`,
      );
      return route.fulfill({ response: answer, body });
    },
  );
}

const version = () => page.locator('script[type="module"]').getAttribute('src');

it('a newer version loads automatically, with the requested page and the typed text', async () => {
  await page.goto('/contact');
  await untilHydrated(page);
  await page.getByLabel('Subject').fill('Nyepi');
  const before = await version();
  await publish('v2-');
  await follow('Terms of Service');
  await heading('Terms of Service').waitFor();
  expect(await version()).toBe(before?.replace('assets/', 'assets/v2-'));
  await follow('Contact');
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Nyepi');
});

it('a newer version that fails to load is not retried endlessly', async () => {
  await page.goto('/terms');
  await heading('Terms of Service').waitFor();
  await untilHydrated(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // A host whose page names new files, but which has neither those nor the old ones.
  await page.route(`${SITE_URL}/contact`, (route) => route.continue());
  await page.route('**/ContactPage-*.js', (file) => file.fulfill({ status: 404, body: '' }));
  await page.route(`${SITE_URL}/`, async (route) => {
    const answer = await serverAnswer(route);
    const body = (await answer.text()).replaceAll('/assets/index-', '/assets/new-index-');
    return route.fulfill({ response: answer, body });
  });
  await follow('Contact');
  // The page of the new version reloads once and then says why it fails.
  await untilShown(page, 'The page could not be loaded. Please check your connection.');
  expect(loads).toBe(2);
});

it('in the staff area only the chart is missing, and a failed page leaves the current one', async () => {
  await closeContext(visitor.context);
  visitor = await newPerson(browser);
  ({ page } = visitor);
  await page.route('**/Weeks-*.js', (file) => file.abort());
  await signIn(visitor, DEMO_USERS.staff.email);
  await heading('Dashboard').waitFor();
  await bringIntoView(page.getByRole('heading', { name: 'Bookings and revenue by week' }));
  await page.mouse.wheel(0, 2000);
  await untilShown(page, 'Failed to load the chart');
  await page.route('**/AnalyticsPage-*.js', (file) => file.abort());
  await page.getByRole('link', { name: 'Analytics' }).click();
  await untilShown(page, 'The page could not be loaded. Please check your connection.');
  expect(await heading('Dashboard').isVisible()).toBe(true);
  await page.unrouteAll();
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).last().click();
  await heading('Analytics').waitFor();
});

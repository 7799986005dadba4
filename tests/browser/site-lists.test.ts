import { sampleTours } from '@selasar/domain/samples';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilShown } from '../e2e/support/forms.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, SITE_URL, untilHydrated } from '../e2e/support/person.ts';

const browser = await openBrowser();
/** One visitor, who opens page after page. */
let visitor: Person;
let page: Page;
beforeAll(async () => {
  visitor = await newPerson(browser, PHONE);
  ({ page } = visitor);
});
afterEach(async () => {
  await page.unrouteAll();
  visitor.problems.length = 0;
  await visitor.context.setOffline(false);
});

/** Firestore cannot be reached. */
const cutOff = () =>
  page.route(
    (url) => url.pathname.includes('/documents'),
    (route) => route.abort(),
  );

describe('without the database', () => {
  /** Navigates from an existing page. */
  const follow = async (name: string) => {
    await page.goto('/terms');
    await untilHydrated(page);
    await cutOff();
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  };

  it('the site shows its built-in tours, and says so', async () => {
    await follow('Tours');
    await page.getByText(/this is our regular selection/).waitFor();
    expect(await page.getByRole('article').count()).toBe(5);
    await page.getByRole('article').first().click();
    await page.getByRole('form', { name: /^Book / }).waitFor();
  });

  it('villas are loaded again', async () => {
    await follow('Villas');
    await untilShown(page, 'Failed to load villas', 'Failed to load villas. Please try again.');
    await page.getByRole('button', { name: 'Refresh the page' }).click();
    // The whole page comes from the host, and is read bit by bit. From here on the browser reads the data itself.
    await page.getByRole('article').first().waitFor();
    await untilHydrated(page);
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(6);
    await page.locator('a[href="/villas/villa-karang-uluwatu"]').click();
    await untilShown(page, 'Failed to load villa details', 'Oops! Page not found');
  });
});

it('an unknown tour or villa is not found, and its path is logged', async () => {
  const lost = page.getByRole('heading', { name: 'Oops! Page not found' });
  for (const path of ['/tours/no-such-tour', '/villas/no-such-villa']) {
    await page.goto(path);
    await lost.waitFor();
    await expect.poll(() => visitor.problems.join('\n')).toContain(`404: no page at ${path}`);
  }
});

it('a visitor who goes offline sees a notice, and typed text stays', async () => {
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Is the swing open in the rain?');
  // Offline before the page has its scripts, it also says that it will go on loading.
  await untilHydrated(page);
  await visitor.context.setOffline(true);
  const notice = page.getByText(/^You are offline\. You can keep reading/);
  await notice.waitFor();
  expect(await message.inputValue()).toBe('Is the swing open in the rain?');
  await visitor.context.setOffline(false);
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await expect.poll(() => message.inputValue()).toBe('Is the swing open in the rain?');
});

it('filters are in the URL and keep the focus', async () => {
  await page.goto('/tours');
  // Other tests may add tours meanwhile; this page shows those that it loaded with.
  const counted = page.getByText(/^\d+ of \d+ tours$/);
  const total = Number((await counted.textContent())?.split(' ')[2]);
  expect(total).toBeGreaterThanOrEqual(sampleTours.length);
  await page.getByText(`${total} of ${total} tours`).waitFor();
  // One line on a phone.
  await page.getByText('Filters', { exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('batur');
  await page.getByText(`1 of ${total} tours`).waitFor();
  expect(await page.getByRole('article').allTextContents()).toEqual([
    expect.stringContaining('Mount Batur Sunrise Trek'),
  ]);
  expect(new URL(page.url()).search).toBe('?q=batur');

  const friend = await newPerson(browser, PHONE);
  await friend.page.goto(page.url());
  await friend.page.getByText(/^1 of \d+ tours$/).waitFor();
  await friend.page.getByText('Filters (1)', { exact: true }).click();
  expect(await friend.page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('batur');
  await friend.context.close();

  await search.fill('snow');
  await untilShown(page, 'No tours found', 'Try adjusting your filters for different results.');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText(`${total} of ${total} tours`).waitFor();
  expect(await search.evaluate((field) => document.activeElement === field)).toBe(true);
  await page.goBack();
  await page.getByText('No tours found').waitFor();
  expect(visitor.problems).toEqual([]);
});

it('Back that follows a cleared filter at once brings it back', async () => {
  await page.goto('/tours?q=snow');
  await untilHydrated(page);
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await clear.waitFor();
  // As fast as anybody can be: before anything is rendered that the new address brings.
  const wentBack = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const push = history.pushState.bind(history);
        history.pushState = (...entry) => {
          push(...entry);
          history.back();
        };
        window.addEventListener('popstate', () => resolve());
      }),
  );
  await clear.click();
  await wentBack;
  await page.getByText('No tours found').waitFor();
  expect(new URL(page.url()).search).toBe('?q=snow');
});

it('the first card is in the first screen of a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/tours', '/villas', '/id/tours', '/id/villas']) {
    await page.goto(path);
    const title = await page.getByRole('article').first().getByRole('heading').boundingBox();
    expect((title?.y ?? 844) + (title?.height ?? 0)).toBeLessThan(844);
  }
  await page.setViewportSize(PHONE);
});

it('a chat starts with its subject', async () => {
  for (const [route, name] of [
    ['/tours/mount-batur-sunrise-trek', 'Mount Batur Sunrise Trek'],
    ['/villas/villa-karang-uluwatu', 'Villa Karang'],
  ] as const) {
    await page.goto(route);
    const link = page.getByRole('form').getByRole('link', { name: /\+62/ });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.host).toBe('wa.me');
    expect(address.searchParams.get('text')).toContain(name);
  }
});

it('the keyboard reaches the menu, and a new page moves the focus to its heading', async () => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: /menu/i });
  await menu.focus();
  await page.keyboard.press('Enter');
  const tours = page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Tours', exact: true });
  await tours.waitFor();
  await page.keyboard.press('Escape');
  await tours.waitFor({ state: 'hidden' });
  await expect.poll(() => menu.evaluate((button) => document.activeElement === button)).toBe(true);
  await page.keyboard.press('Enter');
  await tours.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${SITE_URL}/tours`);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('main, h1')?.tagName ?? 'nowhere');
  await expect.poll(focused).toMatch(/MAIN|H1/);

  // A page opened by URL starts at its top, wherever the last one was left.
  await page.goto('/terms');
  await page.getByRole('heading', { name: 'Terms of Service' }).waitFor();
  await page.evaluate(() => scrollTo(0, 600));
  await page.goto('/privacy');
  await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

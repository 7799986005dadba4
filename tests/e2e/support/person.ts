import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../../scripts/demo.ts';

const siteUrl = process.env.SITE_URL;
if (!siteUrl) throw new Error('SITE_URL is not set: run the browser tests with `npm test`.');
export const SITE_URL: string = siteUrl;

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** One person with a browser of their own: nothing is shared with the others but the server. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console complained of, and exceptions; a test expects it to be empty. */
  readonly problems: string[];
}

export async function newPerson(
  browser: Browser,
  viewport: { width: number; height: number } = DESKTOP,
  timezoneId = 'America/New_York',
  more: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport,
    baseURL: SITE_URL,
    reducedMotion: 'reduce',
    timezoneId,
    ...more,
  });
  // Shorter than a test may take: so what waits in vain is named.
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const problems: string[] = [];
  // Other tests upload pictures meanwhile, and remove them.
  const isUpload = (url: string) => url.includes('/v0/b/');
  page.on('console', (message) => {
    if (isUpload(message.location().url)) return;
    // That a preloaded file is used late says how busy the machine is.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    // What the browser says of its own requests while a test holds the line, or a moment later.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    // Firestore's channel asks this picture whether the internet is there once its line has broken.
    if (message.location().url.endsWith('google.com/images/cleardot.gif')) return;
    // Other tests damage an offer meanwhile.
    if (/^(tours|villas)\/\S+ does not fit its schema/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type()))
      problems.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !isUpload(response.url()))
      problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return { page, context, problems };
}

/** Until a page that the server drew can be used, with its parts, which wait for a sign of the visitor. */
export async function takenOver(page: Page): Promise<void> {
  // Not by the page's own clock, which may stand still.
  await expect
    .poll(async () => {
      // A pointer that stays where it is is no sign, nor is one that moved before the page opened itself anew.
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      return page.evaluate(
        () => 'early' in window || document.querySelector('[data-held]') !== null,
      );
    })
    .toBe(false);
}

/** What a browser keeps of each who has signed in to the suite of this process. */
const kept = new Map<string, ReturnType<typeof signInOnce>>();

/**
 * Makes a person who has opened nothing yet one of the staff, without the form: what is opened next is opened signed in.
 * Who signs in is the same for all tests; who must be alone with an account takes `signIn`.
 */
export async function enter({ context }: Person, email: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('A context of a browser of its own cannot be entered.');
  const state = kept.get(email) ?? signInOnce(browser, email);
  kept.set(email, state);
  await context.setStorageState(await state);
}

async function signInOnce(browser: Browser, email: string) {
  const person = await newPerson(browser);
  await signIn(person, email);
  const state = await person.context.storageState({ indexedDB: true });
  await person.context.close();
  return state;
}

/** Signs in by the form, and is on the dashboard. */
export async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
}

/** The rows of a grid that have no cells: it measures its width first. */
const emptyRows = '[role="row"]:not(:has([role="gridcell"], [role="columnheader"]))';

/** Until nothing on the page loads any more, and each row has its cells. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await expect.poll(() => page.locator(emptyRows).count()).toBe(0);
}

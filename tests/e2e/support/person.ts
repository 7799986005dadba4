import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../../scripts/demo.ts';

const siteUrl = process.env.SITE_URL;
if (!siteUrl) throw new Error('SITE_URL is not set: run the browser tests with `npm test`.');
export const SITE_URL: string = siteUrl;

/** On a busy machine anything may be slow. Shorter than the time limit of a test, so the error names what it waited for. */
export const PATIENCE_MS = 45_000;

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1440, height: 900 };

/** One person with their own browser, which shares nothing with the others but the server. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and exceptions; a test expects none. */
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
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  // Other tests upload and remove pictures meanwhile.
  const isUpload = (url: string) => url.includes('/v0/b/');
  page.on('console', (message) => {
    if (isUpload(message.location().url)) return;
    // A preloaded file that is used late only shows that the machine is busy.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    // The browser's messages about its own requests while a test blocks the connection, or a moment later.
    if (message.text().includes('net::ERR_INTERNET_DISCONNECTED')) return;
    // Firestore's channel requests this picture to test the connection after it broke.
    if (message.location().url.includes('google.com/images/cleardot.gif')) return;
    // Other tests store invalid offers meanwhile.
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

/** Waits until a server-rendered page is hydrated, including its islands, which wait for an interaction. */
export async function untilHydrated(page: Page): Promise<void> {
  // Does not use the page's clock, which may be frozen.
  await expect
    .poll(async () => {
      // A resting pointer is no interaction, nor is one that moved before the page reloaded itself.
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      return page.evaluate(
        () => 'capturedInput' in window || document.querySelector('[data-held]') !== null,
      );
    })
    .toBe(false);
}

/** The stored browser state of each signed-in person in the suite of this process. */
const signedIn = new Map<string, ReturnType<typeof signInOnce>>();

/**
 * Signs a person in as staff without the form, before they open a page. All tests share this account; a test that needs
 * its own uses `signIn`.
 */
export async function enter({ context }: Person, email: string): Promise<void> {
  const browser = context.browser();
  if (!browser) throw new Error('A context of a browser of its own cannot be entered.');
  const state = signedIn.get(email) ?? signInOnce(browser, email);
  signedIn.set(email, state);
  await context.setStorageState(await state);
}

async function signInOnce(browser: Browser, email: string) {
  const person = await newPerson(browser);
  await signIn(person, email);
  const state = await person.context.storageState({ indexedDB: true });
  await person.context.close();
  return state;
}

/** Signs in with the form and opens the dashboard. */
export async function signIn({ page }: Person, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/admin');
}

/** The rows of a grid without cells: the grid measures its width first. */
const emptyRows = '[role="row"]:not(:has([role="gridcell"], [role="columnheader"]))';

/** Waits until nothing is loading and each row has its cells. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  await expect.poll(() => page.locator(emptyRows).count()).toBe(0);
}

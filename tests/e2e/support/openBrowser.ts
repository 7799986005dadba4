import { writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { DEMO_USERS } from '../../../scripts/demo.ts';
import { LOCAL } from '../../../scripts/suite/root.ts';
import { sharedBrowser } from '../../support/browser/browser.ts';
import { enter, newPerson } from './person.ts';

const FAILED = path.join(LOCAL, 'failed');

/** Logs the content of a page and saves a screenshot. A page may hang, so every wait here is short. */
async function logPage(page: Page, name: string): Promise<void> {
  const body = page.locator('body');
  const text = await body.innerText({ timeout: 5000 }).catch(String);
  const file = path.join(FAILED, `${name.replaceAll(/\W+/g, '-')}-${Date.now()}.png`);
  await mkdir(FAILED, { recursive: true });
  const picture = await page.screenshot({ path: file, timeout: 5000 }).then(() => file, String);
  // Bypasses the console, where output would fail the test again.
  writeSync(2, `${name}\n${page.url()}\n${text.slice(0, 1500)}\n${picture}\n`);
}

/** The browser for the tests of one file. When a test fails, its pages are logged with screenshots. */
export async function openBrowser(): Promise<Browser> {
  const browser = await sharedBrowser();
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const pages = browser.contexts().flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => logPage(page, task.name)));
  });
  afterAll(() => Promise.all(browser.contexts().map(closeContext)));
  return browser;
}

/**
 * Closes a person's browser context. Routes of the test may still be running there; their failure does not matter any
 * more.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  const ignoreErrors = { behavior: 'ignoreErrors' } as const;
  const pages = context.pages().map((page) => page.unrouteAll(ignoreErrors));
  await Promise.all([context.unrouteAll(ignoreErrors), ...pages]);
  await context.close();
}

/** A browser for the tests of one file, in which a person is signed in and has opened nothing yet. */
export async function openStaff(email: string = DEMO_USERS.staff.email) {
  const browser = await openBrowser();
  const staff = await newPerson(browser);
  await enter(staff, email);
  return { browser, staff, page: staff.page };
}

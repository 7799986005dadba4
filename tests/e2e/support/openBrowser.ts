import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { DEMO_USERS } from '../../../scripts/demo.ts';
import { launchBrowser } from '../../support/browser.ts';
import { newPerson, signIn } from './person.ts';

/** A browser for the tests of one file. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  return browser;
}

/** A browser for the tests of one file, in which somebody is at work. */
export async function openStaff(email: string = DEMO_USERS.staff.email) {
  const browser = await openBrowser();
  const staff = await newPerson(browser);
  await signIn(staff, email);
  return { browser, staff, page: staff.page };
}

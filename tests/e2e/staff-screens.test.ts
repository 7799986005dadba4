import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../browser.ts';
import { axeViolations } from './axe.ts';
import { DESKTOP, newPerson, type Person, PHONE, signIn } from './person.ts';

const ROUTES = [
  '/admin',
  '/admin/tours',
  '/admin/villas',
  '/admin/bookings',
  '/admin/airport-transfers',
  '/admin/analytics',
  '/admin/messages',
  '/admin/team',
];
const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

let browser: Browser;
let admin: Person;

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
  browser = await launchBrowser();
  admin = await newPerson(browser);
  await signIn(admin, DEMO_USERS.admin.email);
});

afterAll(() => browser.close());

it.each(ROUTES)('%s is accessible, light and dark, and quiet', async (route) => {
  const { page, problems } = admin;
  await page.setViewportSize(DESKTOP);
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  for (let scheme = 0; scheme < 2; scheme++) {
    const toggle = page.getByRole('button', { name: /^Switch to / });
    const before = await toggle.getAttribute('aria-label');
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-label')).not.toBe(before);
    expect.soft(await axeViolations(page)).toEqual([]);
  }
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const name = route.slice(1).replaceAll('/', '_');
    const file = path.join(SCREENSHOTS, `${name}-${viewport.width}.png`);
    await page.screenshot({ path: file });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(problems).toEqual([]);
});

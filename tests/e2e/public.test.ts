import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { launchBrowser } from '../browser.ts';
import { axeViolations } from './axe.ts';
import { DESKTOP, newPerson, type Person, PHONE, signIn, SITE_URL } from './person.ts';

const ROUTES = [
  '/',
  '/tours',
  '/tours/mount-batur-sunrise-trek',
  '/villas',
  '/villas/villa-karang-uluwatu',
  '/contact',
  '/testimonials',
  '/privacy',
  '/terms',
];
const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');
const JS_BUDGET_BYTES = 200_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  await mkdir(SCREENSHOTS, { recursive: true });
});

afterAll(() => browser.close());

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('%s', (_, viewport) => {
  it.each(ROUTES)('%s is complete, accessible and quiet', async (route) => {
    const { page, problems, context } = await newPerson(browser, viewport);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(SITE_URL.replace(/:\d+$/, ''))) foreign.push(request.url());
    });
    await page.goto(route);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Sections load as one scrolls to them.
    for (let section = 0; section < 12; section++) {
      await page.mouse.wheel(0, viewport.height);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, 0));
    // The navigation bar follows the scrolling.
    await page.waitForTimeout(300);
    const name = route.replaceAll('/', '_').replace(/^_/, '') || 'home';
    await page.screenshot({
      path: path.join(SCREENSHOTS, `${name}-${viewport.width}.png`),
      fullPage: true,
    });

    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toContain('Selasar Bali');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });
});

/** Collects the addresses of the scripts that a person's pages load. */
function collectScripts({ page }: Person): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return urls;
}

const download = (urls: ReadonlySet<string>): Promise<string[]> =>
  Promise.all(Array.from(urls, async (url) => (await fetch(url)).text()));

/** Names that only the staff area's grid and the full Firestore SDK carry. */
const forStaff = (scripts: readonly string[]) =>
  ['MuiDataGrid', 'WebChannelConnection'].filter((name) =>
    scripts.some((script) => script.includes(name)),
  );

it('visitors load little JavaScript, and none of what is for staff', async () => {
  const visitor = await newPerson(browser, PHONE);
  const urls = collectScripts(visitor);
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  const bytes = (await download(urls)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(JS_BUDGET_BYTES);
  for (const route of ROUTES) {
    await visitor.page.goto(route);
    await visitor.page.waitForLoadState('networkidle');
  }
  expect(forStaff(await download(urls))).toEqual([]);
  await visitor.context.close();

  const staff = await newPerson(browser);
  const staffUrls = collectScripts(staff);
  await signIn(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/bookings');
  await staff.page.getByRole('grid').waitFor();
  expect(forStaff(await download(staffUrls))).toEqual(['MuiDataGrid', 'WebChannelConnection']);
  await staff.context.close();
});

it('an unknown path says so, leads home, and is logged', async () => {
  const { page, problems, context } = await newPerson(browser, PHONE);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  expect(problems.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.waitForURL(`${SITE_URL}/`);
  await context.close();
});

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Goes down the page, where sections load as one comes to them, and back up. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  // The navigation bar follows the scrolling.
  await page.waitForTimeout(300);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function takePicture(page: Page, route: string): Promise<void> {
  const name = route.replaceAll('/', '_').replace(/^_/, '') || 'home';
  const width = page.viewportSize()?.width;
  const file = path.join(SCREENSHOTS, `${name}-${width}.png`);
  await page.screenshot({ path: file, fullPage: true });
}

/** Collects the addresses of the scripts that a person's pages load. */
function collectScripts({ page }: Person): Set<string> {
  const urls = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url());
  });
  return urls;
}

const sources = new Map<string, Promise<string>>();
const sourceOf = (url: string): Promise<string> => {
  const source = sources.get(url) ?? fetch(url).then((response) => response.text());
  sources.set(url, source);
  return source;
};
const download = (urls: ReadonlySet<string>) => Promise.all(Array.from(urls, sourceOf));

/** Names that only the staff area's grid and the full Firestore SDK carry. */
const FOR_STAFF = ['MuiDataGrid', 'WebChannelConnection'];
const forStaff = (scripts: readonly string[]) =>
  FOR_STAFF.filter((name) => scripts.some((script) => script.includes(name)));

it.each(ROUTES)('%s is complete, accessible, quiet and light', async (route) => {
  const visitor = await newPerson(browser, PHONE);
  const { page, problems, context } = visitor;
  const scripts = collectScripts(visitor);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(SITE_URL.replace(/:\d+$/, ''))) foreign.push(request.url());
  });
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await readThrough(page);
    await takePicture(page, route);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.title()).toContain('Selasar Bali');
  expect(problems).toEqual([]);
  expect(foreign).toEqual([]);
  expect(forStaff(await download(scripts))).toEqual([]);
  await context.close();
});

it('the first page loads little JavaScript, and the staff area what the site does without', async () => {
  const visitor = await newPerson(browser, PHONE);
  const urls = collectScripts(visitor);
  await visitor.page.goto('/');
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForLoadState('networkidle');
  const bytes = (await download(urls)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(JS_BUDGET_BYTES);
  await visitor.context.close();

  const staff = await newPerson(browser);
  const staffUrls = collectScripts(staff);
  await signIn(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/bookings');
  await staff.page.getByRole('grid').waitFor();
  expect(forStaff(await download(staffUrls))).toEqual(FOR_STAFF);
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

import { company } from '@selasar/domain/core';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import {
  DESKTOP,
  newPerson,
  type Person,
  PHONE,
  untilHydrated,
  enter,
  SITE_URL,
} from '../e2e/support/person.ts';
import { publicRoutes } from '../e2e/support/publicRoutes.ts';

const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

const browser = await openBrowser();
/** Opens page after page by URL. */
let visitor: Person;
let page: Page;
/** The URLs that the visitor's pages have requested since `arriveAt`. */
let scripts: Set<string>;
let foreign: string[];

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
  visitor = await newPerson(browser, PHONE);
  ({ page } = visitor);
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script') scripts.add(url);
    if (!url.startsWith(SITE_URL.replace(/:\d+$/, ''))) foreign.push(url);
  });
});

/** Opens a page on the phone. */
async function arriveAt(route: string): Promise<void> {
  await page.setViewportSize(PHONE);
  scripts = new Set();
  foreign = [];
  visitor.problems.length = 0;
  await page.goto(route);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilHydrated(page);
}

/** Scrolls down, which loads all sections, and back up. */
async function readThrough(): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
  });
  const isThere = () => {
    // A row of pictures loads those near the visible one.
    for (const row of document.querySelectorAll('ul:has(picture)')) {
      row.scrollLeft += row.clientWidth;
    }
    return (
      !document.querySelector('.MuiSkeleton-root, .MuiCircularProgress-root') &&
      Array.from(document.images).every(({ complete }) => complete)
    );
  };
  await page.waitForFunction(isThere, undefined, { polling: 100 });
}

const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function takePicture(route: string): Promise<void> {
  const name = route.replaceAll('/', '_').replace(/^_/, '') || 'home';
  const width = page.viewportSize()?.width;
  const file = path.join(SCREENSHOTS, `${name}-${width}.jpg`);
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 85,
    fullPage: true,
    animations: 'disabled',
  });
}

const sources = new Map<string, Promise<string>>();
const sourceOf = (url: string): Promise<string> => {
  const source = sources.get(url) ?? fetch(url).then((response) => response.text());
  sources.set(url, source);
  return source;
};
const download = (urls: ReadonlySet<string>) => Promise.all(Array.from(urls, sourceOf));

/** Names that only the staff grid and the full Firestore SDK contain. */
const FOR_STAFF = ['MuiDataGrid', 'WebChannelConnection'];
const forStaff = (scripts: readonly string[]) =>
  FOR_STAFF.filter((name) => scripts.some((script) => script.includes(name)));

it.each(publicRoutes)(
  '%s is complete, accessible and light, without console output',
  async (route) => {
    await arriveAt(route);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await readThrough();
      await takePicture(route);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toContain(company.name);
    expect(visitor.problems).toEqual([]);
    expect(foreign).toEqual([]);
    expect(forStaff(await download(scripts))).toEqual([]);
  },
);

it('the staff area loads the code that the site omits', async () => {
  const staff = await newPerson(browser);
  const staffScripts = new Set<string>();
  staff.page.on('request', (request) => {
    if (request.resourceType() === 'script') staffScripts.add(request.url());
  });
  await enter(staff, DEMO_USERS.staff.email);
  await staff.page.goto('/admin/bookings');
  await staff.page.getByRole('grid').waitFor();
  expect(forStaff(await download(staffScripts))).toEqual(FOR_STAFF);
  await staff.context.close();
});

it('an unknown path shows an error with a link home, and is logged', async () => {
  await arriveAt('/no/such/page');
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  expect(visitor.problems.join('\n')).toContain('/no/such/page');
  await page.getByRole('link', { name: /home/i }).first().click();
  await page.waitForURL(`${SITE_URL}/`);
});

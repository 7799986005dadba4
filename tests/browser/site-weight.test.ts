import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buildSite } from '../../scripts/suite/build.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE } from '../e2e/support/person.ts';

/** The bytes that a page loads before the first interaction. `npm run bench` measures times, not this test. */
const browser = await openBrowser();

/** In bytes, gzip. React, its DOM, the router and MUI are 138,000 of them. */
const MOST_BYTES = 165_000;
/** The texts of a language other than English, for the whole site. */
const MOST_BYTES_OF_A_LANGUAGE = 24_000;
const MOST_SCRIPTS = 6;
const MOST_REQUESTS = 20;
/** With the menu open, and what a page loads after the first touch: no form, no schema. */
const MOST_BYTES_WITH_MENU = 242_000;
/** Of the HTML, with its styles, as it is. */
const MOST_BYTES_OF_HTML = 146_000;

interface Visit {
  /** Days since the page was built. */
  days?: number;
  act?: (page: Page) => Promise<void>;
}

async function visit(path: string, { days = 0, act }: Visit = {}) {
  const { page, context } = await newPerson(browser, PHONE);
  // Who has not chosen a language is invited to their browser's, by a script of its own.
  const language = path.startsWith('/id') ? 'id' : 'en';
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  if (days > 0) await page.clock.setFixedTime(Date.now() + days * 86_400_000);
  const requestedUrls: string[] = [];
  const scripts: Promise<Buffer>[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  const answer = await page.goto(path);
  await expect.poll(() => page.evaluate(() => 'capturedInput' in window)).toBe(false);
  await act?.(page);
  await page.waitForLoadState('networkidle');
  // The page may load more when it is idle, and closes meanwhile.
  page.removeAllListeners('response');
  const bodies = await Promise.all(scripts);
  const html = (await answer?.body())?.length ?? Infinity;
  await context.close();
  return { asked: requestedUrls, bodies, html };
}

it.each([
  '/',
  '/tours',
  '/villas',
  `/tours/${sampleTours[0]?.slug}`,
  `/villas/${sampleVillas[0]?.slug}`,
  '/contact',
  '/privacy',
  '/id',
  '/id/tours',
  `/id/villas/${sampleVillas[0]?.slug}`,
])('%s loads few scripts before an interaction, and none twice', async (path) => {
  const { asked: requestedUrls, bodies } = await visit(path);
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeGreaterThan(0);
  const isEnglish = !path.startsWith('/id');
  expect(bytes).toBeLessThan(MOST_BYTES + (isEnglish ? 0 : MOST_BYTES_OF_A_LANGUAGE));
  expect(bodies.length).toBeLessThanOrEqual(MOST_SCRIPTS);
  expect(requestedUrls.filter((url, i) => requestedUrls.indexOf(url) !== i)).toEqual([]);
});

it.each(['/contact', '/privacy'])('%s loads no more on a later day', async (path) => {
  const built = await visit(path);
  const later = await visit(path, { days: 3 });
  expect(later.bodies.length).toBe(built.bodies.length);
});

it('the menu loads no forms', async () => {
  const { bodies } = await visit('/privacy', {
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Close menu' }).waitFor();
    },
  });
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(bytes).toBeLessThan(MOST_BYTES_WITH_MENU);
});

it('the first page makes few requests, and is short', async () => {
  const { asked: requestedUrls, html } = await visit('/');
  expect(requestedUrls.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(html).toBeLessThan(MOST_BYTES_OF_HTML);
});

interface BuiltFile {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
}

it('nothing that a visitor may load, now or later, has reactfire', async () => {
  const { webDir, siteDir } = await buildSite();
  const text = await readFile(path.join(siteDir, 'manifest.json'), 'utf8');
  const files = JSON.parse(text) as Record<string, BuiltFile>;
  const forVisitors = new Set(Object.keys(files).filter((name) => files[name]?.isEntry));
  // The loop continues with files that are added meanwhile.
  for (const name of forVisitors) {
    const { imports = [], dynamicImports = [] } = files[name] ?? {};
    // The routes of staff are in the file `_staff`.
    const later = dynamicImports.filter((next) => !/^(src\/staff\/|_staff-)/.test(next));
    for (const next of [...imports, ...later]) forVisitors.add(next);
  }
  const withReactfire = await Promise.all(
    Object.entries(files).map(async ([name, { file }]) => {
      const code = await readFile(path.join(webDir, file), 'utf8');
      return code.includes('_reactFire') ? [name] : [];
    }),
  );
  const names = withReactfire.flat();
  expect(names).not.toEqual([]);
  expect(forVisitors.size).toBeGreaterThan(20);
  expect(names.filter((name) => forVisitors.has(name))).toEqual([]);
});

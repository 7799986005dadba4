import { sampleTours, sampleVillas } from '@selasar/domain/samples';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { accessibilityAudits } from '../e2e/support/lighthouse.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, PHONE, signIn, untilHydrated, untilLoaded } from '../e2e/support/person.ts';

// Lighthouse's accessibility audits, one test per row. The manual checks are in site-keyboard, site-zoom, staff-widths
// and the dialogs of each area.

const browser = await openBrowser();

/** The findings of each audit on the pages, by name. */
const found = new Map<string, string[]>();
const checkedPages: string[] = [];
async function audit(page: Page, path: string): Promise<void> {
  checkedPages.push(path);
  for (const violation of await axeViolations(page, [...accessibilityAudits])) {
    const name = violation.slice(0, violation.indexOf(':'));
    found.set(name, [...(found.get(name) ?? []), `${path} ${violation}`]);
  }
}

const visited = [
  '/',
  '/tours',
  `/tours/${sampleTours[0]?.slug}`,
  '/villas',
  `/villas/${sampleVillas[0]?.slug}`,
  '/testimonials',
  '/contact',
  '/privacy',
  '/terms',
  '/trip',
  '/no-such-page',
  '/auth',
];
const staffs = [
  '/admin',
  '/admin/tours',
  '/admin/villas',
  '/admin/bookings',
  '/admin/airport-transfers',
  '/admin/calendar',
  '/admin/day',
  '/admin/inbox',
  '/admin/setup',
  '/admin/team',
  '/admin/status',
];

const withGrid = new Set([
  '/admin/tours',
  '/admin/villas',
  '/admin/bookings',
  '/admin/airport-transfers',
]);

it('each page is audited', async () => {
  const visitor = await newPerson(browser, PHONE);
  for (const path of visited) {
    await visitor.page.goto(path);
    await untilHydrated(visitor.page);
    await visitor.page.getByRole('heading').first().waitFor();
    await audit(visitor.page, path);
  }
  const admin = await newPerson(browser);
  await signIn(admin, DEMO_USERS.admin.email);
  for (const path of staffs) {
    await admin.page.goto(path);
    await admin.page.getByRole('heading', { level: 1 }).waitFor();
    // Before its grid, a page has no rows to wait for.
    if (withGrid.has(path)) await admin.page.getByRole('grid').waitFor();
    await untilLoaded(admin.page);
    // A grid draws rows before their cells.
    const withoutCells = admin.page.locator('[role=row][data-id]:not(:has([role=gridcell]))');
    await expect.poll(() => withoutCells.count()).toBe(0);
    await audit(admin.page, path);
  }
  expect(checkedPages).toEqual([...visited, ...staffs]);
}, 400_000);

describe('on the public pages and the main pages of the staff area', () => {
  it.each(accessibilityAudits)('%s', (name) => {
    expect(found.get(name) ?? []).toEqual([]);
  });
});

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { DESKTOP, PHONE, untilLoaded } from '../e2e/support/person.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';

const ROUTES = [
  ['/admin', 'Dashboard'],
  ['/admin/tours', 'Tours'],
  ['/admin/villas', 'Villas'],
  ['/admin/calendar', 'Calendar'],
  ['/admin/bookings', 'Bookings'],
  ['/admin/airport-transfers', 'Airport Transfers'],
  ['/admin/airport-transfers/terms', 'Transfer terms'],
  ['/admin/analytics', 'Analytics'],
  ['/admin/inbox', 'Inbox'],
  ['/admin/reviews', 'Reviews'],
  ['/admin/setup', 'Setup'],
  ['/admin/templates', 'Message templates'],
  ['/admin/currencies', 'Currencies'],
  ['/admin/partners', 'Partners'],
  ['/admin/notices', 'Mails to staff'],
  ['/admin/audit-log', 'Audit log'],
  ['/admin/team', 'Team'],
  ['/admin/privacy', 'Privacy'],
  ['/admin/status', 'Status'],
] as const;
/** The screens that the inbox links to, by the link's text. */
const IN_INBOX: Readonly<Record<string, string>> = {
  Reviews: 'Reviews',
};
/** The screens in Setup; the other screens are in the sidebar. */
const IN_SETUP: readonly string[] = [
  'Message templates',
  'Currencies',
  'Transfer terms',
  'Receipts',
  'Partners',
  'Mails to staff',
  'How to pay',
  'Team',
  'Privacy',
  'Audit log',
  'Status',
];
/** The link of the sidebar that is marked on a screen: below the address of a link, that link. */
function markedOn(name: string): string {
  if (name === 'Transfer terms') return 'Airport Transfers';
  if (IN_SETUP.includes(name)) return 'Setup';
  return name in IN_INBOX ? 'Inbox' : name;
}
const SCREENSHOTS = path.join(import.meta.dirname, 'screenshots');

const { staff: admin, page } = await openStaff(DEMO_USERS.admin.email);
await page.goto('/admin');

beforeAll(async () => {
  await mkdir(SCREENSHOTS, { recursive: true });
});

const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
const marked = () => page.locator('nav [aria-current=page]').allInnerTexts();

async function open(name: string): Promise<void> {
  if (name in IN_INBOX) {
    await link('Inbox').click();
    await page.getByRole('main').getByRole('link', { name: IN_INBOX[name]! }).click();
  } else if (IN_SETUP.includes(name)) {
    await link('Setup').click();
    await page.getByRole('list', { name: 'Setup' }).getByRole('link', { name }).click();
  } else await link(name).click();
}

it.each(ROUTES)('%s is accessible, light and dark, without console output', async (route, name) => {
  const { problems } = admin;
  await page.setViewportSize(DESKTOP);
  await open(name);
  await page.waitForURL(`**${route}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await untilLoaded(page);
  expect(await marked()).toEqual([expect.stringContaining(markedOn(name))]);
  // Rows that other tests add may just be entering the grid.
  await expect.poll(() => axeViolations(page)).toEqual([]);
  const toggle = page.getByRole('button', { name: /^Switch to / });
  const before = await toggle.getAttribute('aria-label');
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-label')).not.toBe(before);
  expect.soft(await axeViolations(page, ['color-contrast'])).toEqual([]);
  await toggle.click();
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const file = `${route.slice(1).replaceAll('/', '_')}-${viewport.width}.png`;
    await page.screenshot({ path: path.join(SCREENSHOTS, file) });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(problems).toEqual([]);
});

it('all links of the sidebar are visible at 1366 x 768, and in the menu of a phone', async () => {
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const labels = sidebar.locator('.MuiListItemText-primary');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/admin');
  await link('Setup').waitFor();
  const bottoms = await sidebar
    .locator('a, [role=button], p')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  // The title, thirteen links and buttons, and the user's name and address.
  expect(bottoms).toHaveLength(16);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(768);
  expect(await sidebar.evaluate((all) => all.scrollHeight - all.clientHeight)).toBe(0);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const label of await labels.all()) {
    await bringIntoView(label);
    const box = await label.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
  }
  await link('Setup').click();
  await sidebar.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Setup' }).waitFor();
});

it('Setup and its pages lead to each other by keyboard', async () => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/admin/setup');
  const entries = page.getByRole('list', { name: 'Setup' }).getByRole('link');
  await entries.first().waitFor();
  const names = await entries.locator('.MuiListItemText-primary').allInnerTexts();
  expect(names).toEqual(IN_SETUP);
  await entries.first().focus();
  for (const _ of names.slice(1)) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/status');
  await page.getByRole('heading', { level: 1, name: 'Status' }).waitFor();
  const back = page.getByRole('main').getByRole('link', { name: 'Setup' });
  await back.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/setup');
  await entries.first().waitFor();
  expect(await back.count()).toBe(0);
});

const MENUS: readonly (readonly [string, string, () => Promise<void>])[] = [
  ['the account', '/admin', () => press('Account')],
  ['the columns', '/admin/bookings', () => press('Columns')],
  ['a filter', '/admin/bookings', () => choose('Status')],
  ['the rows on a page', '/admin/bookings', () => choose('Rows per page:')],
  [
    'a rare filter',
    '/admin/bookings',
    async () => {
      await press('Filter');
      await choose('Days of');
    },
  ],
];
const press = (name: string) => page.getByRole('button', { name }).click();
const choose = (name: string) => page.getByRole('combobox', { name }).click();

it.each(MENUS)('the menu of %s is accessible and within a landmark', async (_name, route, open) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(route);
  await page.getByRole('heading', { level: 2 }).or(page.getByRole('gridcell')).first().waitFor();
  await open();
  const panel = page.getByRole('region', { name: 'Columns' });
  await page.getByRole('menu').or(page.getByRole('listbox')).or(panel).waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  expect(await axeViolations(page, ['region'])).toEqual([]);
});

it('sorting and filtering on a phone are accessible', async () => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/bookings');
  await page.getByRole('gridcell').first().waitFor();
  await press('Filter');
  await choose('Sort by');
  await page.getByRole('listbox').waitFor();
  expect.soft(await axeViolations(page)).toEqual([]);
  expect(await axeViolations(page, ['region'])).toEqual([]);
});

it.each([
  ['bookings', () => page.locator('[role=row][data-id]')],
  ['airport-transfers', () => page.locator('[role=row][data-id]')],
  ['inbox', () => page.locator('[data-entry]')],
])('on a phone the first of the %s is within 200 px of the top', async (route, rows) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/admin/${route}`);
  await rows().first().waitFor();
  await untilLoaded(page);
  await expect.poll(async () => (await rows().first().boundingBox())?.y).toBeLessThan(200);
  // The header items of the spec are still there.
  await page.getByText(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/).waitFor();
});

it('no tooltip takes a click', async () => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/admin/tours');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await edit.hover();
  const tip = page.getByRole('tooltip', { name: 'Edit' });
  await tip.waitFor();
  const box = (await tip.boundingBox())!;
  // The pointer hits the element beneath the tooltip.
  const met = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.closest('[role=tooltip]') !== null,
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
  expect(met).toBe(false);
});

it.each([900, 1280, 1440, 1920])('the eight cards form complete rows at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/admin');
  const cards = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) });
  await page.getByRole('region', { name: 'Avg Rating' }).waitFor();
  const tops = await cards.evaluateAll((all) =>
    all
      .filter((card) =>
        /Total|Transfers|Month|Confirmed|Rating/.test(card.getAttribute('aria-label') ?? ''),
      )
      .map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(8);
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops.slice(4)).size).toBe(1);
});

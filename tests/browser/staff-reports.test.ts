import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays, baliDate, monthOf } from '@selasar/domain/core';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from '../e2e/support/axe.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';
import { DESKTOP, PHONE } from '../e2e/support/person.ts';
import { countReads, type Reads } from '../e2e/support/reads.ts';
import { bringIntoView } from '../e2e/support/bringIntoView.ts';

const suite = openSuite();
/** The tour is not listed, so its slug is shown. */
const slug = `reported-${randomUUID().slice(0, 8)}`;
const name = `${slug} (removed)`;
const months: string[] = [];
for (let month = monthOf(baliDate(new Date())); months.length < 12;) {
  months.unshift(month);
  month = monthOf(addDays(`${month}-01`, -1));
}
const patience = { timeout: 45_000 };

const { page, staff } = await openStaff();
let reads: Reads;
let bookings: { id: string }[];

const storedMonths = async () => {
  const documents = months.map((month) => suite.db.doc(`stats/month-${month}`));
  const found = await suite.db.getAll(...documents);
  return found.filter((one) => one.get('offers')?.tours?.[slug]?.requests === 1).length;
};
const own = (paths: readonly string[]) =>
  paths.filter((path) => bookings.some(({ id }) => path === `bookings/${id}`));
const scrollToReports = () =>
  bringIntoView(page.getByRole('heading', { name: 'Reports', exact: true }));
const table = (by: 'month' | 'offer') => page.getByRole('table', { name: `Reports by ${by}` });

beforeAll(async () => {
  bookings = await storePastBookings(suite, months.length, (index) => ({
    customerName: `Guest of ${slug}`,
    tourId: slug,
    status: 'confirmed',
    totalPrice: 100,
    numberOfGuests: 2,
    startDate: `${months[index]}-08`,
    endDate: `${months[index]}-08`,
    createdAt: Timestamp.fromDate(new Date(`${months[index]}-01T00:00:00+08:00`)),
  }));
  reads = await countReads(page);
});

it('opens with at most 14 reads if each month has figures, without reading bookings', async () => {
  await expect.poll(storedMonths, patience).toBe(months.length);
  const figures = (paths: string[]) => paths.filter((path) => path.startsWith('stats/')).toSorted();
  const readsToOpen = async () => {
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The chart by week reads its figures once it is in sight.
    const chart = page.getByRole('region', { name: 'Chart' });
    await chart.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    const before = figures(await reads.taken());
    await scrollToReports();
    await table('month').waitFor();
    const paths = await reads.taken();
    return { before, after: figures(paths), bookings: own(paths).length };
  };
  // Retried if somebody else books meanwhile.
  await expect.poll(readsToOpen, patience).toEqual({
    before: ['stats/overview', 'stats/weeks'],
    after: [...months.map((month) => `stats/month-${month}`), 'stats/offers'],
    bookings: 0,
  });
});

it('sorts offers by their figures, live, and exports them', async () => {
  await scrollToReports();
  await page.getByRole('button', { name: 'By offer' }).click();
  await page.waitForURL('**/admin?by=offer');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect.poll(() => row.innerText()).toMatch(/12\s+100\.0%\s+\$1,200\s+–\s+24\s+7\.0 days/);
  expect(await axeViolations(page)).toEqual([]);
  await suite.db.doc(`bookings/${bookings[3]?.id}`).update({ status: 'cancelled' });
  await expect
    .poll(() => row.innerText(), patience)
    .toMatch(/12\s+91\.7%\s+\$1,100\s+–\s+22\s+7\.0 days/);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`report-by-offer-${months[0]}-${months.at(-1)}.csv`);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${name},12,91.7,1100,,,22,,,7\r\n`);
  // The view is as it was left.
  await page.reload();
  await scrollToReports();
  await row.waitFor();
});

it('fits a phone, and waits for the connection while offline', async () => {
  await page.setViewportSize(PHONE);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await staff.context.setOffline(true);
  await page.getByRole('combobox', { name: 'Months' }).click();
  const nextYear = String(Number(months.at(-1)?.slice(0, 4)) + 1);
  await page.getByRole('option', { name: nextYear }).click();
  await page.getByText('The reports will load when the connection is back.').waitFor();
  await staff.context.setOffline(false);
  await page.getByText('No requests in these months.').or(table('offer')).waitFor(patience);
  expect(staff.problems).toEqual([]);
});

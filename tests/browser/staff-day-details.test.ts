import { company } from '@selasar/domain/core';
import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { dayOf } from '../e2e/support/day.ts';
import { dateField, textIn, typeDate } from '../e2e/support/dates.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { DESKTOP } from '../e2e/support/person.ts';
import { countReads } from '../e2e/support/reads.ts';
import { refuseLists } from '../e2e/support/refusals.ts';

const suite = openSuite();
const { staff, page } = await openStaff();
const shots = process.env['SHOTS'];

const longName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3);

it('keys move by day and week, the URL has the state, and Back works', async () => {
  await page.goto('/admin/day/2031-06-10?show=open');
  const heading = page.getByRole('heading', { level: 2 });
  const shows = (text: string) => heading.getByText(text).waitFor();
  await shows('Tuesday, June 10, 2031');
  await page.keyboard.press('ArrowRight');
  await shows('Wednesday, June 11, 2031');
  expect(new URL(page.url()).search).toBe('?show=open');
  await page.keyboard.press('Shift+P');
  await shows('Wednesday, June 4, 2031');
  await page.getByRole('button', { name: 'Next week' }).click();
  await shows('Wednesday, June 11, 2031');
  // The second key press comes before the first is done.
  await page.getByRole('button', { name: 'Next day' }).dblclick();
  await shows('Friday, June 13, 2031');
  await page.getByRole('button', { name: 'Previous day' }).dblclick();
  await shows('Wednesday, June 11, 2031');
  // Keys in a text field are text.
  await typeDate(page, 'Go to', '2031-07-01');
  await shows('Tuesday, July 1, 2031');
  await dateField(page, 'Go to').getByRole('spinbutton').last().press('t');
  await shows('Tuesday, July 1, 2031');
  // The days on the way to it are no steps of the history.
  await page.goBack();
  await shows('Wednesday, June 11, 2031');
  await expect.poll(() => textIn(dateField(page, 'Go to'))).toBe('Jun 11, 2031');
  await page.getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('t');
  await page.waitForURL((url) => url.pathname === '/admin/day');
  await page.goto('/admin/day/2031-02-30');
  await untilShown(page, 'There is no day 2031-02-30');
  await page.getByRole('link', { name: 'Go to today' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/day');
  await page.getByRole('button', { name: 'Next day' }).waitFor();
  expect(staff.problems).toEqual([]);
});

it('a day of 200 jobs is read once, filtered, and printed black on white on several pages', async () => {
  const date = '2031-07-07';
  const day = dayOf(suite, date);
  const newDriver = await day.driver(`Made ${longName}`, '0812 3456 7890');
  const hours = Array.from({ length: 100 }, (_, index) =>
    String(6 + (index % 12)).padStart(2, '0'),
  );
  await day.put(
    'bookings',
    hours.map((hour, index) =>
      day.tour({
        customerName: index === 0 ? longName : `Guest ${index}`,
        hotelName: index === 0 ? longName : 'Hotel Melati',
        pickupTime: `${hour}:30`,
        ...(index < 30 ? { driverId: newDriver } : {}),
      }),
    ),
  );
  await day.put(
    'transfers',
    hours.map((hour) => day.ride({ pickupTime: `${hour}:00` })),
  );
  await page.goto('about:blank');
  const reads = await countReads(page);
  await page.goto(`/admin/day/${date}`);
  await untilShown(page, '200 jobs, 0 done');
  const taken = await reads.taken();
  expect(taken.filter((path) => /^(bookings|transfers)\//.test(path))).toHaveLength(200);
  const jobs = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => jobs.count()).toBe(200);

  await page.getByRole('combobox', { name: 'Driver' }).click();
  await page.getByRole('option', { name: /^Made/ }).click();
  await expect.poll(() => jobs.count()).toBe(30);
  expect(new URL(page.url()).searchParams.get('driver')).toBe(newDriver);
  await untilShown(page, '200 jobs, 0 done');

  // There is no printer, so the test keeps the printed page.
  await page.evaluate(() => {
    window.print = () => {
      document.title = document.querySelector('[data-manifest]')?.textContent ?? 'nothing';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await page.getByRole('menuitem', { name: /^Made/ }).click();
  expect(await page.title()).toMatch(
    new RegExp(`^Made .*, Monday, July 7, 2031${company.name}.*30 jobs, 0 done`),
  );

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const manifest = page.locator('[data-manifest]');
  await manifest.waitFor();
  expect(await page.locator('header').isVisible()).toBe(false);
  const printStyle = await manifest.evaluate((one) => {
    const { color, backgroundColor } = getComputedStyle(one);
    return { color, backgroundColor };
  });
  expect(printStyle).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  expect(await manifest.getByRole('row').count()).toBe(202);
  // On A4 without margins, in pixels.
  await page.setViewportSize({ width: 703, height: 1032 });
  expect(await manifest.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  if (shots) {
    await writeFile(`${shots}/day.pdf`, pdf);
    await page.screenshot({ path: `${shots}/day-print.png` });
  }
  expect(pagesOf(pdf)).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await manifest.waitFor({ state: 'detached' });
  expect(staff.problems).toEqual([]);
});

const pagesOf = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;

it('shows invalid records, failed reads and a lost connection', async () => {
  const date = '2031-10-10';
  const day = dayOf(suite, date);
  const { page, context } = staff;
  const [damaged = ''] = await day.put('bookings', [
    day.tour({ numberOfGuests: 'two', customerName: 'Ben Otto' }),
    day.tour({ customerName: 'Ana Lima', pickupTime: '07:00' }),
  ]);
  const stop = await refuseLists(page, 'transfers');
  await page.goto(`/admin/day/${date}`);
  await untilShown(page, 'Failed to load this day');
  expect(await page.getByText('Ana Lima').count()).toBe(0);
  stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilShown(page, '1 job, 0 done');
  const alert = page.getByRole('alert').filter({ hasText: damaged.replace('bookings/', '') });
  expect(await alert.innerText()).toContain('Not readable: number of guests.');

  await context.setOffline(true);
  await untilShown(page, 'This is the day as it was when the connection was lost.');
  expect(await page.getByText('Ana Lima').count()).toBe(1);
  await page.getByRole('button', { name: 'Next day' }).click();
  await untilShown(page, 'This day is shown once the connection is back.');
  await context.setOffline(false);
  await untilShown(page, 'Nothing on Saturday, October 11, 2031');
  // Console output caused by the lost connection and the denial is expected.
  staff.problems.length = 0;
});

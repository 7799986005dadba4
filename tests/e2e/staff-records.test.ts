import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from './support/forms.ts';
import { listOn } from './support/list.ts';
import { openStaff } from './support/openBrowser.ts';
import { storePastBookings } from './support/pastBookings.ts';

const PAGE = 25;
const COUNT = PAGE + 2;

const suite = openSuite();
/** The family name that all guests of this file share. */
const family = `Q${randomUUID().slice(0, 8)}`;
const bookings = await storePastBookings(suite, COUNT, (index) => ({
  customerName: `${index === 0 ? '=1+1' : `Guest${index}`} ${family}`,
  status: index % 2 ? 'cancelled' : 'confirmed',
}));
const { page } = await openStaff();
const { search, rowOf, footer } = listOn(page);

it('a search by family name, email or reference finds bookings beyond the first page', async () => {
  const [, , third] = bookings;
  if (!third) throw new Error('There are more than three.');
  await page.goto('/admin/bookings');
  await page.getByRole('grid').waitFor();
  await search().click();
  await page.keyboard.type(family.toLowerCase());
  await rowOf(`=1+1 ${family}`).waitFor();
  await expect.poll(footer).toContain(`1–${PAGE}`);
  for (const words of [third.customerEmail.slice(0, 20), `#${third.id.slice(0, 8)}`]) {
    await search().fill(words);
    await expect.poll(footer).toBe('1–1 of 1');
    await rowOf(third.customerName).waitFor();
  }
  await search().fill('nobody has this name');
  await untilShown(page, 'No bookings match. Try other words or filters.');
});

it('the export has all filtered rows and no formulas; a stopped export creates no file', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  await rowOf(`=1+1 ${family}`).waitFor();
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));

  let pass = () => {};
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route(/:runAggregationQuery/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await untilShown(page, 'Counting…');
  await page.getByRole('button', { name: 'Stop' }).click();
  pass();
  await page.getByRole('button', { name: 'Export CSV' }).waitFor();
  await page.unroute(/:runAggregationQuery/);
  expect(files).toEqual([]);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^bookings-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + COUNT);
  expect(lines[0]).toContain('Booking ID,Customer,Email,Item,Type,Start date,End date,Guests');
  const [newest] = bookings;
  expect(lines[1]).toContain(`${newest?.id},'=1+1 ${family},${newest?.customerEmail},Long Ago`);
});

it('a cancelled booking is restored, and a change can be undone', async () => {
  const [, cancelled] = bookings;
  if (!cancelled) throw new Error('There is more than one.');
  const row = rowOf(cancelled.customerName);
  await page.goto(`/admin/bookings?q=${encodeURIComponent(cancelled.customerName)}`);
  await row.getByRole('button', { name: /^Details/ }).click();
  const restore = page.getByRole('button', { name: 'Restore Booking' });
  await restore.click();
  await untilShown(page, 'Booking confirmed successfully');
  await row.getByText('Confirmed').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await untilShown(page, 'Change undone');
  await row.getByText('Cancelled').waitFor();
  const events = await suite.db.collection(`bookings/${cancelled.id}/events`).get();
  expect(events.size).toBe(2);
});

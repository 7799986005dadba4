import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inDays, transferRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { listOn } from '../e2e/support/list.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';

const PAGE = 25;
const COUNT = PAGE + 2;

const suite = openSuite();
/** The family name that all guests of this file share. */
const family = `Q${randomUUID().slice(0, 8)}`;
await storePastBookings(suite, COUNT, (index) => ({
  customerName: `${index === 0 ? '=1+1' : `Guest${index}`} ${family}`,
  status: index % 2 ? 'cancelled' : 'confirmed',
}));
const { staff, page } = await openStaff();
const { search, rowOf, footer } = listOn(page);

it('the URL has the state of a grid, which survives a reload and Back', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  await page.getByRole('columnheader', { name: 'Guests' }).click();
  await rowOf(`=1+1 ${family}`).waitFor();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Type' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to next page' }).click();
  const last = rowOf(`Guest${COUNT - 1} ${family}`);
  await last.waitFor();
  await expect.poll(footer).toBe(`${PAGE + 1}–${COUNT} of ${COUNT}`);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({
      q: family,
      sort: 'numberOfGuests.asc',
      page: '2',
      hide: 'bookingType',
    });

  const isAsItWas = async () => {
    await last.waitFor();
    await expect.poll(() => page.getByRole('row').count()).toBe(1 + COUNT - PAGE);
    await expect.poll(() => search().inputValue()).toBe(family);
    expect(await page.getByRole('columnheader', { name: 'Type' }).count()).toBe(0);
  };
  await page.reload();
  await isAsItWas();
  await page.getByRole('link', { name: 'Tours' }).click();
  await page.getByRole('grid', { name: 'Tours' }).waitFor();
  await page.goBack();
  await isAsItWas();
  await page.getByRole('button', { name: 'Go to previous page' }).click();
  await rowOf(`=1+1 ${family}`).waitFor();

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Cancelled' }).click();
  await expect.poll(footer).toBe(`1–${Math.floor(COUNT / 2)} of ${Math.floor(COUNT / 2)}`);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Type' }).click();
  await page.keyboard.press('Escape');
});

it('the keyboard moves from the search to a booking and back', async () => {
  await page.goto(`/admin/bookings?q=${family}`);
  await rowOf(`=1+1 ${family}`).waitFor();
  await rowOf(`=1+1 ${family}`).getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByText(`Guest2 ${family}`).waitFor();
  // Quick search also opens beside the sheet and leaves it unchanged.
  await page.keyboard.press('/');
  const everything = page.getByRole('combobox', { name: 'Search everything' });
  await everything.waitFor();
  await page.keyboard.press('Escape');
  await everything.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  const focused = page.locator('[role=gridcell]:focus');
  await expect.poll(() => focused.innerText()).toContain(`Guest2 ${family}`);
  expect(staff.problems).toEqual([]);
});

it('a transfer changes status; a failed change is reported and reverted', async () => {
  const guest = await suite.caller();
  const customerName = `Guest ${randomUUID().slice(0, 8)}`;
  const input = { ...transferRequest(suite), customerName };
  await guest.call('createTransfer', input);
  // No transfer is completed before its day.
  await suite.db.doc(`transfers/${input.requestId}`).update({ pickupDate: inDays(0) });
  await page.goto('/admin/airport-transfers');
  const row = rowOf(customerName);
  await page.route('**/setTransferStatus', (route) => route.abort());
  await row.getByRole('button', { name: /^Confirm / }).click();
  await untilShown(page, 'Failed to update booking status.');
  await row.getByText('Pending').waitFor();
  await page.unroute('**/setTransferStatus');
  // A busy machine may have answered late; an unreachable server is not called.
  await page.getByText('The connection is lost.').waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: /^Confirm / }).click();
  await untilShown(page, 'Status Updated', 'Booking status updated to confirmed.');
  await row.getByRole('button', { name: /^Details/ }).click();
  const sheet = page.getByRole('dialog');
  const moves = sheet.getByRole('button', { name: /^(Confirm|Complete|Cancel|Restore)/ });
  await expect.poll(() => moves.allInnerTexts()).toEqual(['Complete', 'Cancel']);
  await sheet.getByRole('button', { name: 'Complete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click();
  await untilShown(page, 'Booking status updated to completed.');
  await sheet.waitFor({ state: 'hidden' });
  await row.getByText('Completed').waitFor();
  await expect.poll(() => row.getByRole('button').count()).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { bringIntoView } from './support/bringIntoView.ts';
import { openStaff } from './support/openBrowser.ts';

const suite = openSuite();
const caller = await suite.caller();
const { tourId } = await addOffer(suite);
const { staff, page } = await openStaff();
const partner = `Hotel ${randomUUID().slice(0, 8)}`;
const customerEmail = `guest-${randomUUID()}@example.com`;
beforeEach(() => {
  staff.problems.splice(0);
});

it('staff enter a partner, choose it as the source, and see all requests of its guest', async () => {
  suite.later(() => suite.db.doc('partners/table').delete());
  await page.goto('/admin/partners');
  await page.getByRole('button', { name: 'Add partner' }).click();
  await page.getByLabel('Name').fill(partner);
  await page.getByLabel('Commission (% of the price)').fill('101');
  await page.getByRole('button', { name: 'Save Partners' }).click();
  await page.getByText('Please use at most 100').waitFor();
  await page.getByLabel('Commission (% of the price)').fill('10');
  await page.getByRole('button', { name: 'Save Partners' }).click();
  await page.getByText('Partners saved').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const requests = [{}, { customerName: 'Budi Somebody' }].map((more) => ({
    ...tourRequest(suite, tourId),
    customerEmail,
    ...more,
  }));
  const [first, second] = requests;
  await caller.call('createBooking', first);
  await caller.call('createBooking', { ...second, isSecond: true });
  await page.goto(`/admin/bookings?open=${first?.requestId}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: 'Only staff see it' }).click();
  await page.getByRole('option', { name: `${partner} (10% commission)` }).click();
  await sheet.getByText('Commission: $18.20').waitFor();
  await sheet.getByText(`Source Website → ${partner} (10% commission)`).waitFor();
  await sheet.getByRole('link', { name: 'All requests of this guest' }).click();

  await page.getByText('No visit yet').waitFor();
  await page.getByText(`$182 · ${partner} (10% commission)`).waitFor();
  await page.getByText('Maybe somebody else:').waitFor();
  await suite.db.doc(`bookings/${first?.requestId}`).update({ status: 'confirmed' });
  await page.getByText('First visit').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type(customerEmail);
  await page.getByRole('option', { name: `All requests of ${customerEmail}` }).click();
  await page.getByText('First visit').waitFor();
  await page
    .getByRole('link', { name: /^Test Tour/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Budi Somebody').waitFor();
  expect(staff.problems).toEqual([]);
});

it('the reports say what a partner brought, and gets', async () => {
  await page.goto('/admin?by=source');
  await bringIntoView(page.getByRole('heading', { name: 'Reports', exact: true }));
  const row = page.getByRole('row', { name: new RegExp(`^${partner} `) }).first();
  await expect.poll(() => row.innerText()).toContain('$18.20');
  expect(await axeViolations(page)).toEqual([]);
  expect(staff.problems).toEqual([]);
});

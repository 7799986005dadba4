import { readFile } from 'node:fs/promises';
import { baliDate } from '@selasar/domain/core';
import { afterAll, expect, it } from 'vitest';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE } from './support/person.ts';

const suite = openSuite();
const caller = await suite.caller();
const { tourId } = await addOffer(suite);
const { browser, staff, page } = await openStaff();
const settings = suite.db.doc('receiptSettings/company');
await settings.delete();
// Without it, staff see nothing of receipts.
afterAll(() => settings.delete());

it('staff set up receipts, issue one and cancel it; the guest prints it; the accountant gets the payments', async () => {
  const tour = tourRequest(suite, tourId);
  await caller.call('createBooking', tour);
  const booking = suite.db.doc(`bookings/${tour.requestId}`);
  await booking.update({ status: 'confirmed' });
  const numbers = async () => ((await booking.get()).get('receiptNumbers') ?? []) as string[];
  const open = async () => {
    await page.goto(`/admin/bookings?open=${tour.requestId}`);
    await page.getByRole('heading', { name: 'Price and payments' }).waitFor();
  };
  await open();
  expect(await page.getByRole('heading', { name: 'Receipts' }).count()).toBe(0);

  await page.goto('/admin/receipts');
  const save = page.getByRole('button', { name: 'Save Receipt Settings' });
  await page.getByRole('button', { name: 'Add tax' }).click();
  await save.click();
  await page.getByText('Please enter a number, such as 1000 or 12.50').waitFor();
  await page.getByRole('textbox', { name: 'Registration' }).fill('PT Selasar\nNPWP 01.234');
  await page.getByRole('textbox', { name: 'Tax', exact: true }).fill('PPN');
  await page.getByRole('textbox', { name: 'Percent' }).fill('11');
  expect(await axeViolations(page)).toEqual([]);
  await save.click();
  await expect
    .poll(async () => (await settings.get()).get('taxes'))
    .toEqual([{ name: 'PPN', percent: 11 }]);

  await open();
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await page.getByLabel('Amount (USD)').fill('20.50');
  await page.getByRole('button', { name: 'Save the payment' }).click();
  await page.getByText('Payment of $20.50 in cash').first().waitFor();
  await page.getByRole('button', { name: 'Issue a receipt' }).dblclick();
  await page.getByRole('button', { name: /^Receipt 2/ }).click();
  const paper = page.getByRole('dialog', { name: /^Receipt 2/ });
  await paper.getByText('NPWP 01.234').waitFor();
  await paper.getByRole('row', { name: /^PPN 11%/ }).waitFor();
  // A page of paper is narrower than the screen, and the sheet must not move while it is printed.
  await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print or save as PDF' }).isVisible()).toBe(false);
  expect(await paper.getByText('$20.50').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await page.goBack();
  await expect.poll(() => paper.count()).toBe(0);
  const [first = ''] = await numbers();

  const trip = await suite.db.doc(`trips/${(await booking.get()).get('tripId')}`).get();
  const guest = await newPerson(browser, PHONE);
  await guest.page.goto(`/trip/${trip.get('key')}`);
  await guest.page.getByRole('button', { name: `Receipt ${first}` }).click();
  await guest.page.getByRole('dialog').getByRole('row', { name: 'Left to pay' }).waitFor();
  expect(await axeViolations(guest.page)).toEqual([]);
  await guest.page.addStyleTag({ content: 'html { font-size: 200% }' });
  const beyond = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
  expect(await guest.page.locator('.MuiDialogContent-root').evaluate(beyond)).toBe(0);
  await guest.page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Give back' }).click();
  await page.getByRole('button', { name: 'Record as given back' }).click();
  await page.getByText(`This has changed since receipt ${first}.`, { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Cancel with a credit note' }).click();
  await page.getByRole('button', { name: 'Issue the credit note' }).click();
  await page.getByText(`Receipt ${first} is cancelled by credit note`).last().waitFor();
  await page.getByRole('button', { name: 'Issue a receipt' }).click();
  await expect.poll(numbers).toHaveLength(3);
  // Live, on the page that is open.
  const [, note, last] = await numbers();
  await guest.page.getByRole('button', { name: `Receipt ${first} (cancelled)` }).waitFor();
  await guest.page.getByRole('button', { name: `Credit note ${note}` }).waitFor();

  await page.goto('/admin/receipts');
  await page.getByRole('combobox', { name: 'Month' }).click();
  await page.getByRole('option').first().click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await waiting).path(), 'utf8');
  const reference = `#${tour.requestId.slice(0, 8)}`;
  const own = file.split('\r\n').filter((line) => line.includes(reference));
  const today = baliDate(new Date());
  expect(own).toEqual([
    `${today},Cash,20.5,${reference},${last}`,
    `${today},Cash,-20.5,${reference},${last}`,
  ]);

  // Once the booking is cancelled, no receipt can follow the credit note.
  await booking.update({ status: 'cancelled' });
  await open();
  const advice = `This has changed since receipt ${last}. Cancel it with a credit note.`;
  await page.getByText(advice, { exact: true }).waitFor();
  expect(staff.problems).toEqual([]);
  expect(guest.problems).toEqual([]);
  await guest.context.close();
});

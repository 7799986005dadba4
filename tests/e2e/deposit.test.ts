import { addDays, baliDate, reference, shortDate } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { addOffer, inDays, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE } from './support/person.ts';

// From the setup of how to pay to the deposit that is paid.

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
await db
  .doc(`tours/${tourId}`)
  .update({ rules: { deposit: 50, instantConfirmation: true, seats: 8 } });
suite.later(() => db.doc('terms/payment').delete());
const { browser, page: desk } = await openStaff(DEMO_USERS.admin.email);
const { page } = await newPerson(browser, PHONE);

it('a guest reads how to pay the deposit, and that it is paid', { timeout: 300_000 }, async () => {
  await desk.goto('/admin/setup');
  await desk.getByRole('link', { name: 'How to pay' }).click();
  await desk.getByText(/^Nothing is set/).waitFor();
  await desk.getByLabel('Bank account').fill('Bank Mandiri\n123 456 789');
  await desk.getByLabel('PayPal').fill('https://evil.example');
  await desk.getByLabel('Due (days after the confirmation)').fill('3');
  const save = desk.getByRole('button', { name: 'Save Payment details' });
  await save.click();
  await desk.getByText(/^Please enter an email address, or a link/).waitFor();
  await desk.getByLabel('PayPal').fill('pay@selasarbali.example');
  await save.click();
  await untilShown(desk, 'Payment details saved');
  expect(await axeViolations(desk)).toEqual([]);

  const guest = await suite.caller();
  const request = { ...tourRequest(suite, tourId), startDate: inDays(9) };
  const { tripKey } = (await guest.call('createBooking', request)) as { tripKey: string };
  const { requestId: id } = request;
  await page.goto(`/trip/${tripKey}`);
  const deposit = page.getByRole('region', { name: 'Pay the deposit' });
  const due = shortDate(addDays(baliDate(new Date()), 3));
  for (const text of ['$91', due, reference(id), 'pay@selasarbali.example']) {
    await deposit.getByText(text, { exact: true }).waitFor();
  }
  await deposit.getByText('123 456 789').waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await desk.goto(`/admin/bookings?open=${id}`);
  await desk.getByText(`Deposit: $91 due ${due}`).waitFor();
  await desk.getByRole('button', { name: 'Add a payment link' }).click();
  await desk.getByLabel('Payment link').fill('https://pay.example.com/7');
  await desk.getByRole('button', { name: 'Save the link' }).click();
  const link = deposit.getByRole('link', { name: 'Pay at pay.example.com' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('https://pay.example.com/7');

  await desk.getByRole('button', { name: 'Add a payment', exact: true }).click();
  expect(await desk.getByLabel('Amount (USD)').inputValue()).toBe('91');
  await desk.getByRole('button', { name: 'Save the payment' }).click();
  await page.getByText('The deposit is paid. Thank you.').waitFor();
  await page.getByText('Deposit $91, paid').waitFor();
  await desk.getByText('Deposit: $91 paid').waitFor();

  // Nobody recorded another guest's: the dashboard asks for it.
  await db.doc(`bookings/${id}`).update({ unpaidDepositDue: addDays(baliDate(new Date()), -1) });
  await desk.goto('/admin');
  await desk.getByRole('link', { name: `Open: ${reference(id)}` }).click();
  await desk.waitForURL(`**/admin/bookings?open=${id}`);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { calendarOpeners, openNextMonth, pickDay, untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from './support/person.ts';

// Staff set prices by kind of guest, a family books on the phone, and staff read who comes.

const suite = openSuite();
const { tourId } = await addOffer(suite);
const { browser, staff, page: desk } = await openStaff();
const { page } = await newPerson(browser, PHONE);
page.setDefaultTimeout(50_000);
staff.context.setDefaultTimeout(50_000);

const email = `${randomUUID()}@example.com`;
const plain = async (text: Promise<string>) => (await text).replaceAll('\u00A0', ' ');

it('staff set the price of a child and of an infant', async () => {
  await desk.goto(`/admin/tours?edit=${tourId}`);
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Booking rules/ }).click();
  const add = dialog.getByRole('button', { name: 'Add kind of guest' });
  const row = (number: number, part: string) =>
    dialog.getByLabel(`Children and other guests ${number}: ${part}`, { exact: true });
  await add.click();
  await row(1, 'from age').fill('3');
  await row(1, 'to age').fill('11');
  await row(1, 'price').fill('half');
  await add.click();
  await row(2, 'to age').fill('2');
  await row(2, 'price').fill('0');
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await dialog.getByText(/US dollars such as 25, or a part of the adult price/).waitFor();
  await row(1, 'price').fill('50%');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await suite.db.doc(`tours/${tourId}`).get()).get('rules')).toEqual({
    guestKinds: { child: { from: 3, to: 11, percent: 50 }, infant: { to: 2, usd: 0 } },
  });
});

it('a family books it, also after the page was closed half-way', async () => {
  await page.goto(`/tours/${tourId}`);
  await untilHydrated(page);
  const form = page.getByRole('form', { name: /^Book / });
  await pickDay(await openNextMonth(calendarOpeners(form)), '15');
  await form.getByRole('button', { name: 'One more: Child (3–11)' }).click();
  await form.getByRole('button', { name: 'One more: Infant (0–2)' }).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await form.getByText('1 × Child (3–11), $45.50 each').waitFor();
  await form.getByText('Total $227.50').waitFor();
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await untilShown(page, 'Booking request submitted!');
  expect(await plain(form.innerText())).toContain(
    '4 guests: 2 × Adult, 1 × Child (3–11), 1 × Infant (0–2)',
  );
});

it('staff read who comes, and change it', async () => {
  await desk.goto(`/admin/bookings?q=${email}`);
  await desk.getByRole('row', { name: /Ana Pratiwi/ }).click();
  const lines = '2 × Adult, $91 each; 1 × Child (3–11), $45.50 each; 1 × Infant (0–2), free';
  await desk.getByText(`$227.50 (${lines})`).waitFor();
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByRole('button', { name: 'One less: Infant (0–2)' }).click();
  await dialog.getByRole('button', { name: 'One more: Child (3–11)' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText('$273 (2 × Adult, $91 each; 2 × Child (3–11), $45.50 each)').waitFor();
  const stored = await suite.db.collection('bookings').where('customerEmail', '==', email).get();
  expect(stored.docs.map((booking) => booking.get('party'))).toEqual(['child:2']);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addOffer } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { calendarOpeners, openNextMonth, pickDay, untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from './support/person.ts';

// Staff price a pickup area and an extra, a guest books them on the phone and asks for others, and staff accept.

const suite = openSuite();
const { tourId } = await addOffer(suite);
const { browser, staff, page: desk } = await openStaff();
const { page } = await newPerson(browser, PHONE);
page.setDefaultTimeout(50_000);
staff.context.setDefaultTimeout(50_000);

const email = `${randomUUID()}@example.com`;

it('staff set the price of a pickup area and of an extra', async () => {
  await desk.goto(`/admin/tours?edit=${tourId}`);
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Booking rules/ }).click();
  const field = (list: string, part: string) =>
    dialog.getByLabel(`${list} 1: ${part}`, { exact: true });
  await dialog.getByRole('button', { name: 'Add pickup area' }).click();
  await field('Priced pickup areas', 'name in English').fill('Lovina and Amed');
  await field('Priced pickup areas', 'price').fill('25');
  await dialog.getByRole('button', { name: 'Add extra' }).click();
  await field('Extras', 'name in English').fill('Lunch');
  await field('Extras', 'price').fill('8.5');
  await field('Extras', 'unit').click();
  await desk.getByRole('option', { name: 'Per guest' }).click();
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await dialog.getByText('Please enter a number, such as 1000 or 12.50').waitFor();
  await field('Priced pickup areas', 'guests in a car').fill('4');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await suite.db.doc(`tours/${tourId}`).get()).get('rules')).toEqual({
    extras: {
      'lovina-and-amed': {
        names: { en: 'Lovina and Amed' },
        usd: 25,
        per: 'car',
        carSeats: 4,
        area: true,
      },
      lunch: { names: { en: 'Lunch' }, usd: 8.5, per: 'guest' },
    },
  });
});

it('a guest books them, also after the page was closed half-way', async () => {
  await page.goto(`/tours/${tourId}`);
  await untilHydrated(page);
  const form = page.getByRole('form', { name: /^Book / });
  await pickDay(await openNextMonth(calendarOpeners(form)), '15');
  await form.getByLabel('Pickup area').click();
  await page.getByRole('option', { name: /^Lovina and Amed/ }).click();
  await form.getByRole('button', { name: 'One more: Lunch' }).press('Enter');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await form.getByText('Pickup: Lovina and Amed, $25').waitFor();
  await form.getByText('2 × Lunch, $8.50 each').waitFor();
  await form.getByText('Total $224').waitFor();
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await untilShown(page, 'Booking request submitted!');
});

it('the guest asks for no lunch on the trip page', async () => {
  await page.getByRole('link', { name: /trip/i }).first().click();
  await page.getByText('2 × Lunch, $8.50 each').waitFor();
  await page.getByRole('button', { name: 'Change extras' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'One less: Lunch' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'See the price' }).click();
  await dialog.getByText('It would cost $207 instead of $224.').waitFor();
  await dialog.getByRole('button', { name: 'Ask for this change' }).click();
  await untilShown(page, 'We have your request');
});

it('staff accept it, take the area out, and read that it is to be asked', async () => {
  await desk.goto(`/admin/bookings?q=${email}`);
  await desk.getByRole('row', { name: /Ana Pratiwi/ }).click();
  await desk.getByRole('button', { name: 'Accept', exact: true }).click();
  await desk.getByText('$207 ($91 × 2 guests; Pickup: Lovina and Amed, $25)').waitFor();
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByLabel('Pickup area').click();
  await desk.getByRole('option', { name: 'To be asked' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText(/^Pickup area to be asked/).waitFor();
  const { docs } = await suite.db.collection('bookings').where('customerEmail', '==', email).get();
  expect(docs.map((booking) => booking.get('totalPrice'))).toEqual([182]);
  expect(Object.keys(docs[0]!.data()).join()).not.toMatch(/extra/i);
});

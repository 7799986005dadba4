import { shortDate } from '@selasar/domain/core';
import { editedBookingFields } from '@selasar/domain/requests';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { addOffer, inDays, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { typeDate } from './support/dates.ts';
import { editField, holdAnswers, untilShown } from './support/forms.ts';
import { openBrowser } from './support/openBrowser.ts';
import { newPerson, type Person, PHONE, enter } from './support/person.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const colleague = await suite.caller('staff');
const browser = await openBrowser();

let staff: Person;
beforeAll(async () => {
  staff = await newPerson(browser);
  await enter(staff, DEMO_USERS.staff.email);
});
beforeEach(() => {
  staff.problems.splice(0);
});

/** A confirmed booking for two guests, created by a colleague. */
async function createBookingForGuest() {
  const request = tourRequest(suite, tourId);
  const more = { status: 'confirmed', overrides: [], customerPhone: '', startDate: inDays(9) };
  await colleague.call('createBookingForGuest', { ...request, ...more });
  const { requestId: id } = request;
  const reference = db.doc(`bookings/${id}`);
  return { id, request, stored: async () => (await reference.get()).data() ?? {} };
}
/** An edit says all fields: what is left out would be removed. */
const whole = (request: object) => ({
  ...Object.fromEntries(editedBookingFields.keyof().options.map((name) => [name, ''])),
  ...request,
  overrides: [],
});
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit booking' });
const open = async (page: Page, id: string) => {
  await page.goto(`/admin/bookings?open=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
};
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true }).click();
const choose = async (page: Page, label: string, option: string) => {
  await dialog(page).getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

it('two colleagues edit one booking and no typed text is lost', async () => {
  const { page } = staff;
  const { id, request, stored } = await createBookingForGuest();
  await open(page, id);
  await edit(page);
  await typeDate(dialog(page), 'Date', inDays(10));
  await choose(page, 'Guests', '3 guests');
  await dialog(page).getByText('Price: $182 → $273').waitFor();
  await dialog(page).getByText('The guest will get one mail with the new details.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });

  // Meanwhile the colleague edits it.
  const { updatedAt } = await stored();
  await colleague.call('editBooking', {
    ...whole(request),
    id,
    seen: updatedAt.toMillis(),
    startDate: inDays(9),
    endDate: inDays(9),
    numberOfGuests: 4,
    hotelName: 'Alaya',
    pickupTime: '07:30',
  });
  await edit(page);
  await dialog(page)
    .getByText(/^You have unsaved changes from/)
    .waitFor();
  await dialog(page).getByText('Guests 2 → 4 · Hotel none → Alaya · Pickup none → 07:30').waitFor();
  await dialog(page).getByText('Your version: Guests 2 → 3').waitFor();
  expect(await dialog(page).getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await dialog(page).getByRole('button', { name: 'Keep mine' }).click();
  await dialog(page).getByText('Price: $364 → $273').waitFor();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await untilShown(page, 'The booking is saved');
  expect(await stored()).toMatchObject({
    startDate: inDays(10),
    numberOfGuests: 3,
    hotelName: 'Alaya',
    totalPrice: 273,
  });
  expect(staff.problems).toEqual([]);
});

it('what is typed while an edit is saved stays, and the edit is no change by someone else', async () => {
  const { page } = staff;
  const { id, stored } = await createBookingForGuest();
  await open(page, id);
  await edit(page);
  await choose(page, 'Guests', '3 guests');
  await dialog(page).getByText('Price: $182 → $273').waitFor();
  const release = await holdAnswers(page, '**/editBooking');
  const save = dialog(page).getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await dialog(page).getByRole('button', { name: 'Saving…' }).waitFor();
  const name = dialog(page).getByLabel('Name');
  await name.fill('Ana Putri');
  // The listener reports the edit before its answer: the price no longer differs.
  await dialog(page).getByText('Price: $182 → $273').waitFor({ state: 'hidden' });
  expect(
    await dialog(page)
      .getByText(/Someone else/)
      .count(),
  ).toBe(0);
  release();
  await untilShown(page, 'The booking is saved');
  expect(await name.inputValue()).toBe('Ana Putri');
  await save.click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await stored()).toMatchObject({ numberOfGuests: 3, customerName: 'Ana Putri' });
  expect(staff.problems).toEqual([]);
});

it('the history shows a change and can undo it until a later change depends on it', async () => {
  const { page } = staff;
  const { id, request, stored } = await createBookingForGuest();
  const changeBooking = async (change: object) => {
    const { updatedAt } = await stored();
    const days = { startDate: inDays(9), endDate: inDays(9) };
    const seen = updatedAt.toMillis();
    await colleague.call('editBooking', { ...whole(request), ...days, id, seen, ...change });
  };
  const next = { startDate: inDays(10), endDate: inDays(10), numberOfGuests: 3 };
  await changeBooking(next);
  await changeBooking({ ...next, hotelName: 'Alaya' });
  await open(page, id);
  const [before, after] = [inDays(9), inDays(10)].map(shortDate);
  const change = `Date ${before} → ${after} · Guests 2 → 3 · Price $182 → $273`;
  await page.getByRole('button', { name: 'Undo: Hotel none → Alaya' }).waitFor();
  await page.getByRole('button', { name: `Undo: ${change}` }).click();
  await untilShown(page, 'The change is undone');
  await page.getByText(`Undone: Date ${after} → ${before}`).waitFor();
  expect(await stored()).toMatchObject({
    startDate: inDays(9),
    numberOfGuests: 2,
    totalPrice: 182,
    hotelName: 'Alaya',
  });
  // An undone change cannot be undone again, nor can the undo.
  const undo = page.getByRole('button', { name: /^Undo: / });
  await expect.poll(() => undo.count()).toBe(1);
  expect(staff.problems).toEqual([]);
});

it('on a phone: a manual price, payments with the balance, and notes by two people at once', async () => {
  const { page } = staff;
  await page.setViewportSize(PHONE);
  const { id, stored } = await createBookingForGuest();
  await open(page, id);
  await page.getByText('$182, nothing paid yet').waitFor();
  await page.getByRole('button', { name: 'Add a payment' }).click();
  await page.getByLabel('Amount (USD)').fill('100.50');
  await page.getByLabel('Note', { exact: true }).fill('At the office');
  await page.getByRole('button', { name: 'Save the payment' }).click();
  await page.getByText('$100.50 of $182 paid, $81.50 due').waitFor();
  await page.getByRole('button', { name: 'Set the price' }).click();
  await page.getByLabel('Price (USD)').fill('90');
  await page.getByRole('button', { name: 'Set the price' }).click();
  await editField(page.getByLabel('Reason'), page.getByText('Please say why'), 'Repeat guest');
  await page.getByRole('button', { name: 'Set the price' }).click();
  await page.getByText('$100.50 of $90 paid, $10.50 overpaid').waitFor();
  await page.getByText('Price $182 → $90: Repeat guest').waitFor();
  await page.getByRole('button', { name: 'Use the calculated price' }).click();
  await page.getByText('$100.50 of $182 paid, $81.50 due').waitFor();

  const notes = page.getByLabel('Only staff see them');
  await notes.fill('Vegetarian');
  const theirs = { kind: 'bookings', id, seen: '', notes: 'Allergic to nuts' };
  await colleague.call('setNotes', theirs);
  await page.getByText('Someone else has changed the notes in the meantime:').waitFor();
  await page.getByText('Allergic to nuts').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have read it' }).click();
  await notes.fill('Allergic to nuts\nVegetarian');
  await page.getByRole('button', { name: 'Save the notes' }).click();
  await expect.poll(async () => (await stored())['notes']).toBe('Allergic to nuts\nVegetarian');
  await page.getByRole('button', { name: /^Undo: Payment of \$100.50 in cash/ }).click();
  await page.getByText('$182, nothing paid yet').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  expect(staff.problems).toEqual([]);
});

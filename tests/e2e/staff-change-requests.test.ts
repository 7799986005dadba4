import { randomUUID } from 'node:crypto';
import { shortDate } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { addOffer, inDays, villaRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from './support/openBrowser.ts';

const suite = openSuite();
const { db } = suite;
const { villaId } = await addOffer(suite);
const guest = await suite.caller();
const colleague = await suite.caller('staff');
const { staff, page } = await openStaff();

suite.later(async () => {
  for (const collection of ['calendars', 'nightHolders']) {
    const months = await db.collection(collection).where('villaId', '==', villaId).get();
    for (const month of months.docs) await month.ref.delete();
  }
});

/** A confirmed stay from one day to another. */
async function stay(from: number, to: number, name = `Ana Q${randomUUID().slice(0, 8)}`) {
  const input = {
    ...villaRequest(suite, villaId),
    startDate: inDays(from),
    endDate: inDays(to),
    customerName: name,
  };
  const { tripKey: key } = (await guest.call('createBooking', input)) as { tripKey: string };
  const { requestId: id } = input;
  await colleague.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
  return { key, kind: 'bookings', id, name } as const;
}
type Held = Awaited<ReturnType<typeof stay>>;

const requestDays = ({ key, kind, id }: Held, from: number, to: number) =>
  guest.call('requestChange', {
    key,
    kind,
    id,
    requested: { startDate: inDays(from), endDate: inDays(to), numberOfGuests: 2 },
  });
const sheet = () => page.getByRole('dialog');
const openRequest = () => sheet().getByRole('region', { name: /^The guest asks/ });
const stored = async ({ id }: Held) => (await db.doc(`bookings/${id}`).get()).data();

it('a change request appears live with its conflicts, and one click answers it', async () => {
  const held = await stay(20, 23);
  await page.goto(`/admin/bookings?open=${held.id}`);
  await sheet().getByRole('heading', { name: 'Messages' }).waitFor();
  expect(await openRequest().count()).toBe(0);
  await requestDays(held, 22, 25);
  const days = (from: number, to: number) =>
    `${shortDate(inDays(from))} – ${shortDate(inDays(to))}, 2 guests, $630`;
  await openRequest().getByText(days(22, 25)).waitFor();
  await openRequest()
    .getByText(`Now: ${days(20, 23)}`)
    .waitFor();

  // The nights are sold meanwhile: staff see to whom, with a link.
  await requestDays(held, 24, 27);
  await openRequest().getByText(days(24, 27)).waitFor();
  const other = await stay(26, 28);
  await page.reload();
  await openRequest().getByText('Some of these nights are taken.', { exact: false }).waitFor();
  await openRequest().getByRole('button', { name: 'Accept' }).click();
  await openRequest().getByText(other.name, { exact: false }).waitFor();
  await openRequest().getByRole('button', { name: 'Show it' }).waitFor();
  expect(await stored(held)).toMatchObject({
    startDate: inDays(20),
    changeRequest: { what: 'change' },
  });
  await openRequest().getByRole('button', { name: 'Decline' }).click();
  await openRequest().waitFor({ state: 'detached' });
  await sheet()
    .getByText(`Declined ${days(24, 27)}`)
    .waitFor();

  await requestDays(held, 22, 25);
  await openRequest().getByRole('button', { name: 'Accept' }).click();
  await openRequest().waitFor({ state: 'detached' });
  await sheet()
    .getByText(`Changed from ${days(20, 23)} to ${days(22, 25)}, as the guest asked`)
    .waitFor();
  expect(await stored(held)).toMatchObject({ startDate: inDays(22), endDate: inDays(25) });
  expect(staff.problems.splice(0)).toEqual(expect.arrayContaining([expect.any(String)]));
});

it('the row marks the change request; staff accept the cancellation in the sheet', async () => {
  const held = await stay(40, 42);
  await page.goto(`/admin/bookings?q=${encodeURIComponent(held.name)}`);
  await guest.call('cancelRequest', { key: held.key, kind: held.kind, id: held.id });
  const row = page.getByRole('row').filter({ hasText: held.name });
  await row.getByText('Change request', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^Details/ }).click();
  await openRequest()
    .getByText('The rules do not state what the guest loses', { exact: false })
    .waitFor();
  await openRequest().getByRole('button', { name: 'Accept' }).click();
  await sheet().getByText('confirmed → cancelled, as the guest asked').waitFor();
  expect(await stored(held)).toMatchObject({ status: 'cancelled' });
  expect(staff.problems).toEqual([]);
});

it('the sheet shows first what can be done, then the guest, the booking, the money and the history', async () => {
  const held = await stay(60, 62);
  await page.goto(`/admin/bookings?open=${held.id}`);
  await sheet().getByText('We have your request', { exact: false }).first().waitFor();
  const headings = sheet().getByRole('heading');
  // The guest of the other tests is the same: 'Trip' names their other stays.
  await expect
    .poll(async () => (await headings.allInnerTexts()).filter((text) => text !== 'Trip'))
    .toEqual([
      `Booking #${held.id.slice(0, 8)}`,
      'Customer',
      'Messages',
      'Villa',
      'Price and payments',
      'Source',
      'Notes',
      'History',
    ]);
  expect(await sheet().getByLabel('Write to the guest').count()).toBe(1);
  // The keyboard follows the same order.
  await sheet().getByRole('button', { name: 'Edit', exact: true }).focus();
  const order = ['Close details', 'Cancel Booking', 'Show the trip link', 'Add a payment'];
  const reached: string[] = [];
  for (let tabs = 0; tabs < 20 && !reached.includes('Add a payment'); tabs += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    reached.push((await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
  }
  expect(reached.filter((name) => order.includes(name))).toEqual(order);
});

it('guest and staff exchange messages; a draft survives closing the sheet', async () => {
  const held = await stay(50, 52);
  const own = { key: held.key, kind: held.kind, id: held.id };
  await page.goto(`/admin/bookings?q=${encodeURIComponent(held.name)}`);
  await guest.call('writeToUs', { ...own, messageId: randomUUID(), text: 'Is it far?' });
  const row = page.getByRole('row').filter({ hasText: held.name });
  await row.getByText('Message', { exact: true }).waitFor();
  await row.getByRole('button', { name: /^Details/ }).click();
  await sheet().getByText('Is it far?').waitFor();
  const box = sheet().getByRole('textbox', { name: 'Write to the guest' });
  await box.fill('An hour by car.');
  await page.keyboard.press('Escape');
  await sheet().waitFor({ state: 'detached' });
  await page.goto(`/admin/bookings?open=${held.id}`);
  await expect.poll(() => box.inputValue()).toBe('An hour by car.');
  await sheet().getByRole('button', { name: 'Send' }).click();
  await sheet().getByRole('listitem').getByText('An hour by car.').waitFor();
  await expect.poll(() => box.inputValue()).toBe('');

  await guest.call('writeToUs', { ...own, messageId: randomUUID(), text: 'Thank you!' });
  await sheet().getByText('Thank you!').waitFor();
  await sheet().getByRole('button', { name: 'No answer needed' }).click();
  await sheet().getByRole('button', { name: 'No answer needed' }).waitFor({ state: 'detached' });
  expect(await stored(held)).not.toHaveProperty('unanswered');
  expect(staff.problems).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addOffer, inNextMonth } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { untilShown } from './support/forms.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, untilHydrated } from './support/person.ts';

// Staff let a tour leave twice a day, guests book both, and staff move one to the other.

const suite = openSuite();
const { tourId } = await addOffer(suite);
const { browser, staff, page: desk } = await openStaff();
const { page } = await newPerson(browser, PHONE);
page.setDefaultTimeout(50_000);
staff.context.setDefaultTimeout(50_000);

const email = `${randomUUID()}@example.com`;
const date = inNextMonth(15);
const address = `/tours/${tourId}?from=${date}&to=${date}&guests=2`;
const month = suite.db.doc(`seats/${tourId}_${date.slice(0, 7)}`);
const at = async (): Promise<unknown> => ((await month.get()).get('departures') ?? {})[date];

it('staff set two start times with their seats', async () => {
  await desk.goto(`/admin/tours?edit=${tourId}`);
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Booking rules/ }).click();
  const row = (number: number, part: string) =>
    dialog.getByLabel(`Start times ${number}: ${part}`, { exact: true });
  for (const [number, time] of ['14:00', '14:00'].entries()) {
    await dialog.getByRole('button', { name: 'Add start time' }).click();
    await row(number + 1, 'time').fill(time);
    await row(number + 1, 'seats').fill('2');
  }
  expect(await dialog.getByLabel('Seats a day').count()).toBe(0);
  await dialog.getByRole('switch', { name: 'Confirm requests at once' }).check();
  const save = dialog.getByRole('button', { name: 'Save Changes' });
  await save.click();
  await dialog.getByText('Two of these start at the same time').waitFor();
  await row(1, 'time').fill('08:00');
  await save.click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await suite.db.doc(`tours/${tourId}`).get()).get('rules')).toEqual({
    departures: { '08:00': { seats: 2 }, '14:00': { seats: 2 } },
    instantConfirmation: true,
  });
});

it('a guest books one, also after the page was closed half-way', async () => {
  await page.goto(address);
  await untilHydrated(page);
  const form = page.getByRole('form', { name: /^Book / });
  const times = form.getByRole('group', { name: 'Start time' });
  await times.getByText('2 places left').first().waitFor();
  await form.getByLabel('Name').fill('Ana Pratiwi');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Book Now' }).click();
  await form.getByText('Please choose a start time: 08:00, 14:00.').waitFor();
  await times.getByRole('radio', { name: /08:00/ }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await untilHydrated(page);
  await times.getByRole('radio', { name: /14:00/, checked: true }).waitFor();
  await form.getByRole('button', { name: 'Book Now' }).click();
  await untilShown(page, 'Your booking is confirmed');
  const booked = form.getByText('14:00 (Bali time)');
  await booked.waitFor();
  // In doubled text, the time is whole.
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const lines = await booked.evaluate((text) => {
    const range = document.createRange();
    range.setStart(text.firstChild!, 0);
    range.setEnd(text.firstChild!, 5);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  expect(await at()).toEqual({ '14:00': 2 });
});

it('the next guest sees which one is full, and so does a page without script', async () => {
  const { page: other } = await newPerson(browser, PHONE);
  await other.goto(address);
  await untilHydrated(other);
  const times = other.getByRole('group', { name: 'Start time' });
  await times.getByText('2 places left').waitFor();
  expect(await times.getByRole('radio', { name: /14:00 full/ }).isDisabled()).toBe(true);
  expect(await times.getByText('2 places left').count()).toBe(1);
  await other.goto(`/tours?from=${date}&to=${date}&guests=2`);
  await other.getByText(/ · 08:00 · 2 guests/).waitFor();
  const served = await (await fetch(new URL(`/tours/${tourId}`, other.url()))).text();
  expect(served).toMatch(/starts at 08:00 and 14:00/i);
});

it('staff move the booking to the other one', async () => {
  await desk.goto(`/admin/bookings?q=${email}`);
  await desk.getByRole('row', { name: /Ana Pratiwi/ }).click();
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = desk.getByRole('dialog').last();
  await dialog.getByRole('combobox', { name: 'Start time' }).click();
  await desk.getByRole('option', { name: /^08:00/ }).click();
  await dialog.getByText('08:00, 2 left').waitFor();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await desk.getByText('08:00 (Bali time)').first().waitFor();
  expect(await at()).toEqual({ '08:00': 2 });
  await dialog.waitFor({ state: 'hidden' });
  await desk.goto(`/admin/day/${date}`);
  await desk.getByText('08:00', { exact: true }).waitFor();
});

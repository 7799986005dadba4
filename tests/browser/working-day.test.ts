// Two staff members at their desks and a driver on a phone, from a guest's request to the last 'Done', without a
// reload.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { DEMO_USERS } from '../../scripts/demo.ts';
import { crewOf } from '../functions/support/crew.ts';
import { addOffer, inDays, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openBrowser } from '../e2e/support/openBrowser.ts';
import { newPerson, type Person, PHONE, enter } from '../e2e/support/person.ts';

const suite = openSuite();
const guest = await suite.caller();
const { member, keyOf } = crewOf(suite, await suite.caller('staff'));
const { tourId } = await addOffer(suite);
const browser = await openBrowser();

/** Counts the documents that a page loads from now on. */
function countLoads({ page }: Person): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

it('a working day of two staff and a driver, without a reload', { timeout: 180_000 }, async () => {
  const marked = randomUUID().slice(0, 8);
  const [driverName, guestName] = [`Made ${marked}`, `Hannah ${marked}`];
  const date = inDays(0);
  const crewId = await member({ name: driverName });
  const key = await keyOf(crewId);

  const [office, dispatch, driver] = await Promise.all([
    newPerson(browser),
    newPerson(browser),
    newPerson(browser, PHONE),
  ]);
  await Promise.all([
    enter(office, DEMO_USERS.staff.email),
    enter(dispatch, DEMO_USERS.admin.email),
  ]);
  await Promise.all([
    office.page.goto('/admin/bookings'),
    dispatch.page.goto(`/admin/day/${date}`),
    driver.page.goto(`/crew/${key}`),
  ]);
  const today = driver.page.getByRole('region', { name: 'Today' });
  await today.getByText('No jobs today').waitFor();
  await office.page.getByRole('grid').waitFor();
  const loads = [office, dispatch, driver].map(countLoads);

  // A guest sends a request: the office sees it, and the day page shows it as unconfirmed.
  const requested = { startDate: date, customerName: guestName };
  await guest.call('createBooking', { ...tourRequest(suite, tourId), ...requested });
  const row = office.page.getByRole('row').filter({ hasText: guestName });
  const job = dispatch.page.getByRole('listitem').filter({ hasText: guestName });
  await job.getByText('Not confirmed').waitFor();

  // The office opens it beside the list and confirms it with a key.
  await row.getByRole('button', { name: /^Details/ }).click();
  const sheet = office.page.getByRole('dialog', { name: /^Booking #/ });
  await sheet.getByText(guestName).first().waitFor();
  await office.page.keyboard.press('c');
  await row.getByText('Confirmed').waitFor();
  await job.getByText('Not confirmed').waitFor({ state: 'detached' });

  // The other staff member assigns a driver, whose page shows the job.
  await job.getByRole('button', { name: 'Choose the driver' }).click();
  await dispatch.page
    .getByRole('dialog', { name: /^Driver on/ })
    .getByText(driverName)
    .click();
  const ride = today.getByRole('article').filter({ hasText: guestName });
  await ride.waitFor();

  // The guest phones: the office enters place, time and payment.
  await row.click();
  await sheet.getByText(guestName).first().waitFor();
  await sheet.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = office.page.getByRole('dialog', { name: 'Edit booking' });
  await form.getByLabel('Hotel').fill('Hotel Tugu');
  await form.getByLabel('Pickup').fill('07:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.waitFor({ state: 'detached' });
  await today.getByRole('article', { name: '07:30 Test Tour' }).waitFor();
  await ride.getByText('Hotel Tugu').first().waitFor();
  await job.getByText('07:30').waitFor();
  await sheet.getByRole('button', { name: 'Add a payment' }).click();
  await office.page.getByLabel('Amount (USD)').fill('182');
  await office.page.getByRole('button', { name: 'Save the payment' }).click();
  await sheet.getByText('$182 paid').waitFor();

  // The driver completes the job, and all three see it.
  await ride.getByRole('button', { name: 'Done' }).click();
  await ride.getByRole('button', { name: 'Undo: Done' }).waitFor();
  await job
    .getByRole('button', { name: /^Done: / })
    .and(dispatch.page.locator('[aria-pressed=true]'))
    .waitFor();
  await sheet.getByText(driverName).last().waitFor();

  expect(loads.map((loaded) => loaded())).toEqual([0, 0, 0]);
  for (const { problems, context } of [office, dispatch, driver]) {
    expect(problems).toEqual([]);
    await context.close();
  }
});

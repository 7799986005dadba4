import { expect, it } from 'vitest';
import { addOffer, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from './support/openBrowser.ts';
import { newPerson, PHONE, SITE_URL } from './support/person.ts';

const suite = openSuite();
const caller = await suite.caller();
const { tourId } = await addOffer(suite);
const { browser, staff, page } = await openStaff();

it('a link that went to the wrong people is replaced, and what it had opened closes', async () => {
  const tour = tourRequest(suite, tourId);
  const { tripKey } = (await caller.call('createBooking', tour)) as { tripKey: string };
  const guest = await newPerson(browser, PHONE);
  await guest.page.goto(`/trip/${tripKey}`);
  await guest.page.getByRole('article', { name: 'Test Tour' }).waitFor();

  await page.goto(`/admin/bookings?open=${tour.requestId}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Show the link of the trip' }).click();
  const link = sheet.getByRole('textbox', { name: 'Link of the trip' });
  expect(await link.inputValue()).toBe(`${SITE_URL}/trip/${tripKey}`);
  await sheet.getByRole('button', { name: 'Replace the link' }).click();
  await page
    .getByRole('alertdialog', { name: 'Replace the link?' })
    .getByRole('button', { name: 'Replace' })
    .click();
  await expect.poll(() => link.inputValue()).not.toContain(tripKey);

  await guest.page.getByRole('heading', { name: 'This link does not lead to a trip' }).waitFor();
  expect(await guest.page.getByText('Test Tour').count()).toBe(0);
  await guest.page.goto(await link.inputValue());
  await guest.page.getByRole('article', { name: 'Test Tour' }).waitFor();
  expect(staff.problems).toEqual([]);
  await guest.context.close();
});

import { shortDate } from '@selasar/domain/core';
import { beforeEach, expect, it } from 'vitest';
import { openSuite } from '../functions/support/suite.ts';
import { axeViolations } from './support/axe.ts';
import { dateField, textIn } from './support/dates.ts';
import { untilShown } from './support/forms.ts';
import {
  brief,
  button,
  cell,
  day,
  dialog,
  createOffer,
  openWeek,
  type,
} from './support/calendarGrid.ts';
import { openStaff } from './support/openBrowser.ts';
import { loseAnswer } from './support/serverAnswer.ts';

const suite = openSuite();
const { staff, page } = await openStaff();
beforeEach(() => {
  staff.problems.splice(0);
});

it('staff select nights to book them for a guest, and a double click books once', async () => {
  const villa = await createOffer(suite, 'villas');
  await openWeek(page);
  await cell(page, villa.name, day(1)).click();
  await cell(page, villa.name, day(3)).click();
  await dialog(page).getByRole('heading', { name: 'Block 3 nights' }).waitFor();
  await page.getByRole('tab', { name: 'New booking' }).click();
  await dialog(page).getByText('3 nights × $210 = $630').waitFor();
  expect(await textIn(dateField(dialog(page), 'Check-out'))).toBe(shortDate(day(4)));
  await button(page, 'Book').click();
  await dialog(page).getByText('Please enter a phone number or an email').waitFor();
  await type(page, 'Name of the guest', 'Ketut Sari');
  await type(page, 'Phone', '0812 3456 7890');
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Book').dblclick();
  await untilShown(page, 'The booking is created');
  await page
    .getByRole('button', {
      name: `${villa.name}, Ketut Sari, ${brief(day(1))} to ${brief(day(4))}, confirmed`,
    })
    .waitFor();
  const [booking, ...more] = await villa.booked();
  expect(more).toEqual([]);
  expect(booking).toMatchObject({
    customerPhone: '0812 3456 7890',
    customerEmail: '',
    totalPrice: 630,
    status: 'confirmed',
  });
  expect(staff.problems).toEqual([]);
});

it('a lost response is looked up: the booking exists once', async () => {
  const villa = await createOffer(suite, 'villas');
  await openWeek(page);
  await cell(page, villa.name, day(1)).dblclick();
  await page.getByRole('tab', { name: 'New booking' }).click();
  await type(page, 'Name of the guest', 'Ketut Sari');
  await type(page, 'Phone', '0812 3456 7890');
  await page.route('**/makeBooking', loseAnswer);
  await button(page, 'Book').click();
  await untilShown(page, 'The booking is created');
  await page.unroute('**/makeBooking');
  expect(await villa.booked()).toHaveLength(1);
  const expected = /ERR_FAILED/;
  expect(staff.problems.filter((problem) => !expected.test(problem))).toEqual([]);
});

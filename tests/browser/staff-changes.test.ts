import { undo } from '@selasar/domain';
import { expect, it } from 'vitest';
import { openDesk } from '../e2e/support/desk.ts';
import { untilShown } from '../e2e/support/forms.ts';

const { suite, staff, page, leaveRows, book, ride, rowOf, openTransfers, statusOf } =
  await openDesk();

it('a double click triggers neither the next action nor the next row', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers('?status=pending');
  const button = rowOf(second.name).getByRole('button', { name: /^Confirm / });
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not there.');
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
  for (let click = 0; click < 6; click += 1) {
    await page.mouse.click(...at);
    await page.waitForTimeout(250);
  }
  await untilShown(page, 'Booking status updated to confirmed.');
  await page.mouse.click(...at);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await statusOf(`transfers/${second.id}`)).toBe('confirmed');
  expect(await statusOf(`transfers/${first.id}`)).toBe('pending');
});

it('a second click at the place of the sheet’s button triggers nothing', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers();
  // The position of another row's button in the list.
  const under = await rowOf(first.name)
    .getByRole('button', { name: /^Cancel/ })
    .boundingBox();
  if (!under) throw new Error('The button is not there.');
  await rowOf(second.name)
    .getByRole('button', { name: /^Details/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.mouse.click(under.x + under.width / 2, under.y + under.height / 2);
  await page.waitForTimeout(600);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

it('cancelling and completing need confirmation by name; going back changes nothing', async () => {
  const one = await ride();
  await openTransfers();
  const row = rowOf(one.name);
  const question = page.getByRole('alertdialog');
  await row.getByRole('button', { name: /^Cancel / }).click();
  await question.getByText(`Cancel the transfer of ${one.name}?`).waitFor();
  await question.getByText(/Airport \(DPS\) to Ubud, .* The guest will be mailed/).waitFor();
  await question.getByRole('button', { name: 'Go back' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await statusOf(`transfers/${one.id}`)).toBe('pending');
  await row.getByRole('button', { name: /^Confirm / }).click();
  await row.getByRole('button', { name: /^Complete / }).click();
  await question.getByText(`Complete the transfer of ${one.name}?`).waitFor();
  await question.getByRole('button', { name: 'Complete' }).click();
  await untilShown(page, 'Booking status updated to completed.');
  await row.getByText('Completed').waitFor();

  const booked = await book();
  await page.goto(`/admin/bookings?open=${booked.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await question.getByText(`Cancel the booking of ${booked.name}?`).waitFor();
  await question.getByText(/Test Tour, .* The guest will be mailed/).waitFor();
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await untilShown(page, 'Booking cancelled successfully');
  expect(await statusOf(`bookings/${booked.id}`)).toBe('cancelled');
});

it('every change can be undone while its toast is shown, even to pending, and no mail is sent', async () => {
  const one = await ride();
  await openTransfers();
  const row = rowOf(one.name);
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: one.name });
  await row.getByRole('button', { name: /^Confirm / }).click();
  await toast.getByText('Booking status updated to confirmed.').waitFor();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/it is pending again, and the guest will not be mailed/).waitFor();
  await row.getByText('Pending').waitFor();
  expect(await row.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await row.getByRole('button', { name: /^Details/ }).click();
  await page.getByText('Undone: back to pending, the guest was not mailed').waitFor();
  const events = await suite.db.collection(`transfers/${one.id}/events`).get();
  for (const { id } of events.docs) {
    expect((await suite.db.doc(`outbox/${id}`).get()).exists).toBe(false);
  }
});

it('a toast under the pointer stays, but without the button once undo expires', async () => {
  const one = await book();
  await page.goto(`/admin/bookings?open=${one.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm Booking' }).click();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: one.name });
  await toast.getByText('Booking confirmed successfully').hover();
  await page.waitForTimeout(undo.offeredMs + 1000);
  await toast.getByText('The mail to the guest is on its way.').waitFor();
  expect(await toast.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await leaveRows();
  await toast.waitFor({ state: 'detached' });
});

it('the focus stays in its row when the last button there disappears', async () => {
  const one = await ride();
  await openTransfers();
  const row = rowOf(one.name);
  await row.getByRole('button', { name: /^Cancel / }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await row.getByText('Cancelled').waitFor();
  await row.getByRole('button', { name: /^Cancel / }).waitFor({ state: 'detached' });
  const details = row.getByRole('button', { name: /^Details/ });
  await expect.poll(() => details.evaluate((it) => it === document.activeElement)).toBe(true);
});

it('the console has no output', () => {
  expect(staff.problems).toEqual([]);
});

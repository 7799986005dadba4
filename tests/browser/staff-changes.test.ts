import { undo } from '@selasar/domain/requests';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openDesk } from '../e2e/support/desk.ts';
import { untilShown } from '../e2e/support/forms.ts';
import { inDays } from '../functions/support/offer.ts';

const { suite, staff, page, leaveRows, book, ride, rowOf, openTransfers, statusOf } =
  await openDesk();

type Place = Awaited<ReturnType<typeof middleOf>>;

async function middleOf(button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// The clicks are made within the page: on a busy machine one from outside may come after the seconds that it is about.

/** Clicks at a place ten times a second until a text is shown, and for half a second more. */
const clickOnAndOn = (place: Place, end: string) =>
  page.evaluate(
    ({ x, y, text }) =>
      new Promise<void>((resolve) => {
        let left = 5;
        const timer = setInterval(() => {
          document
            .elementFromPoint(x, y)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          if (document.body.textContent.includes(text)) left -= 1;
          if (left > 0) return;
          clearInterval(timer);
          resolve();
        }, 100);
      }),
    { ...place, text: end },
  );

/** Clicks at a place a moment after the last dialog has gone. */
const clickOnceGone = (place: Place) =>
  page.evaluate(
    ({ x, y }) =>
      new Promise<void>((resolve) => {
        const click = () => {
          document
            .elementFromPoint(x, y)
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          resolve();
        };
        const observer = new MutationObserver(() => {
          if (document.querySelector('[role=dialog]')) return;
          observer.disconnect();
          setTimeout(click, 300);
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
    place,
  );

it('a double click triggers neither the next action nor the next row', async () => {
  const [first, second] = [await ride(), await ride()];
  // Today, so that it could be completed next.
  await suite.db.doc(`transfers/${second.id}`).update({ pickupDate: inDays(0) });
  await openTransfers('?status=pending');
  const button = rowOf(second.name).getByRole('button', { name: /^Confirm / });
  await button.hover();
  await clickOnAndOn(await middleOf(button), 'Booking status updated to confirmed.');
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(await statusOf(`transfers/${second.id}`)).toBe('confirmed');
  expect(await statusOf(`transfers/${first.id}`)).toBe('pending');
});

it('a second click at the place of the sheet’s button triggers nothing', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers();
  // The position of another row's button in the list.
  const under = await middleOf(rowOf(first.name).getByRole('button', { name: /^Cancel/ }));
  await rowOf(second.name)
    .getByRole('button', { name: /^Details/ })
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Confirm' }).waitFor();
  const clicked = clickOnceGone(under);
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await clicked;
  await page.waitForTimeout(600);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
});

it('cancelling and completing need confirmation by name; going back changes nothing', async () => {
  const one = await ride();
  await suite.db.doc(`transfers/${one.id}`).update({ pickupDate: inDays(0) });
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
  // On a busy machine the pointer may arrive before the toast rests.
  await expect
    .poll(() => page.locator('[data-sonner-toaster]:hover').count(), { interval: 200 })
    .toBe(1);
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel transfer' }).click();
  await row.getByText('Cancelled').waitFor();
  await row.getByRole('button', { name: /^Cancel / }).waitFor({ state: 'detached' });
  const details = row.getByRole('button', { name: /^Details/ });
  await expect.poll(() => details.evaluate((it) => it === document.activeElement)).toBe(true);
});

it('the console has no output', () => {
  expect(staff.problems).toEqual([]);
});

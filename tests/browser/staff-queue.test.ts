import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { addOffer, inDays, villaRequest } from '../functions/support/offer.ts';
import { openDesk } from '../e2e/support/desk.ts';
import { listOn } from '../e2e/support/list.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';

const COUNT = 30;
const { suite, guest: anyone, other, staff, page, book, rowOf, statusOf } = await openDesk();
const { villaId } = await addOffer(suite);
const { footer, next } = listOn(page);

const sheet = () => page.getByRole('dialog', { name: /^Booking/ });
const focusedRow = () =>
  page.evaluate(() => document.activeElement?.closest('[data-id]')?.getAttribute('data-id'));
/** Presses a key at the moment at which a sheet shows the text, however slow the machine is. */
const pressOnceShown = (key: string, text: string) =>
  page.evaluate(
    ([pressedKey, shown]) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[role="dialog"]')?.textContent?.includes(shown)) return;
          observer.disconnect();
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: pressedKey, bubbles: true }),
          );
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    [key, text] as const,
  );
const selected = (count: number) => page.getByText(`${count} selected`, { exact: true });

/** Counts key presses and clicks. */
await page.addInitScript(() => {
  const count = () => {
    const before = Number(sessionStorage.getItem('presses'));
    sessionStorage.setItem('presses', String(before + 1));
  };
  document.addEventListener('keydown', count, true);
  document.addEventListener('pointerdown', count, true);
});
await page.goto('/admin');
const presses = () => page.evaluate(() => Number(sessionStorage.getItem('presses')));

/** Requests of one family name, which no other test uses. */
async function family(count: number) {
  const name = `Q${randomUUID().slice(0, 8)}`;
  const bookings = await storePastBookings(suite, count, (index) => ({
    customerName: `Guest${index} ${name}`,
    status: 'pending',
  }));
  await page.goto(`/admin/bookings?q=${name}`);
  await page.getByRole('grid', { name: 'Bookings' }).waitFor();
  await rowOf(`Guest0 ${name}`).waitFor();
  const guest = (index: number) => `Guest${index} ${name}`;
  return { name, bookings, guest, path: (index: number) => `bookings/${bookings[index]?.id}` };
}

beforeEach(() => page.evaluate(() => sessionStorage.removeItem('presses')));

it('30 pending requests are decided with 5 presses instead of 60, and undone with one', async () => {
  const { bookings } = await family(COUNT);
  await expect.poll(footer).toBe(`1–25 of ${COUNT}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await selected(25).waitFor();
  await next().click();
  await expect.poll(footer).toBe(`26–30 of ${COUNT}`);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await selected(COUNT).waitFor();
  await page.getByRole('button', { name: `Confirm ${COUNT}` }).click();
  const question = page.getByRole('alertdialog', { name: `Confirm ${COUNT} bookings?` });
  await question.getByText('Each guest will be mailed').waitFor();
  await question.getByRole('button', { name: `Confirm ${COUNT}` }).click();
  await page.getByText(`${COUNT} bookings confirmed`).waitFor();
  expect(await presses()).toBe(5);
  expect(await presses()).toBeLessThanOrEqual(29);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${COUNT} bookings restored`).waitFor();
  // Where it was before: in the list.
  expect(await page.evaluate(() => document.activeElement?.closest('[role=grid]'))).not.toBeNull();
  const statuses = await Promise.all(bookings.map(({ id }) => statusOf(`bookings/${id}`)));
  expect(new Set(statuses)).toEqual(new Set(['pending']));
  // Each was changed and undone once.
  const events = bookings.map(({ id }) => suite.db.collection(`bookings/${id}/events`).get());
  expect(new Set((await Promise.all(events)).map(({ size }) => size))).toEqual(new Set([2]));
  expect(staff.problems).toEqual([]);
});

it('keys work through the queue beside the sheet until none is pending', async () => {
  const { guest, path } = await family(3);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await sheet().getByText(guest(0)).first().waitFor();
  // The sheet is beside the grid, which stays usable.
  expect(await page.locator('.MuiModal-root').count()).toBe(0);
  expect(await rowOf(guest(0)).getAttribute('aria-current')).toBe('true');
  await rowOf(guest(2)).getByText(guest(2)).click();
  await sheet().getByText(guest(2)).first().waitFor();
  await page.keyboard.press('k');
  await sheet().getByText(guest(1)).first().waitFor();
  await page.keyboard.press('k');
  await sheet().getByText(guest(0)).first().waitFor();

  await page.keyboard.press('c');
  await sheet().getByText(guest(1)).first().waitFor();
  expect(await statusOf(path(0))).toBe('confirmed');
  await page.goBack();
  await sheet().waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await sheet().getByText(guest(1)).first().waitFor();
  await page.keyboard.press('x');
  const question = page.getByRole('alertdialog', { name: `Cancel the booking of ${guest(1)}?` });
  // A key press right after it has opened is ignored.
  const pressed = pressOnceShown('c', guest(2));
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await pressed;
  expect(await statusOf(path(1))).toBe('cancelled');
  expect(await statusOf(path(2))).toBe('pending');
  const confirm = async () => {
    await page.keyboard.press('c');
    return page.getByText('Nothing is waiting').isVisible();
  };
  await expect.poll(confirm).toBe(true);
  expect(await statusOf(path(2))).toBe('confirmed');
  await page.keyboard.press('Escape');
  await page.getByText('Nothing is waiting').waitFor({ state: 'hidden' });
  expect(staff.problems).toEqual([]);
});

it.each(['Confirm Booking', 'Close details'])(
  "the keyboard stays at the row when '%s' closes the sheet",
  async (name) => {
    const { guest, bookings } = await family(2);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await sheet().getByText(guest(0)).first().waitFor();
    await sheet().getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await sheet().waitFor({ state: 'hidden' });
    await expect.poll(focusedRow).toBe(bookings[0]?.id);
    expect(staff.problems).toEqual([]);
  },
);

it('a key acts on the row marked when it was pressed, whatever arrives', async () => {
  await page.goto('/admin/bookings?status=pending');
  const first = await book();
  await rowOf(first.name).waitFor();
  await page.keyboard.press('j');
  await expect.poll(focusedRow).toBe(first.id);
  const second = await book();
  await page.getByRole('button', { name: '1 new · show' }).waitFor();
  await page.keyboard.press('c');
  await expect.poll(() => statusOf(`bookings/${first.id}`)).toBe('confirmed');
  expect(await statusOf(`bookings/${second.id}`)).toBe('pending');
  expect(staff.problems).toEqual([]);
});

it('a request decided by a colleague stays selected and counted, and is not changed', async () => {
  const { guest, bookings, path } = await family(3);
  const status = page.getByRole('combobox', { name: 'Status' });
  await status.click();
  await page.getByRole('option', { name: 'Pending' }).click();
  for (const index of [0, 2]) await rowOf(guest(index)).getByRole('checkbox').click();
  await selected(2).waitFor();
  await page.getByRole('button', { name: 'Confirm 2' }).waitFor();
  await other.call('setBookingStatus', {
    bookingId: bookings[2]?.id,
    from: 'pending',
    to: 'cancelled',
  });
  await page.getByRole('button', { name: 'Confirm 1' }).click();
  await selected(2).waitFor();
  const question = page.getByRole('alertdialog', { name: 'Confirm 1 booking?' });
  await question.getByText(`1 of 2 will not change: ${guest(2)}`).waitFor();
  await question.getByRole('button', { name: 'Confirm 1' }).click();
  await page.getByText('1 booking confirmed').waitFor();
  await selected(1).waitFor();
  await page.getByRole('button', { name: 'Clear' }).click();
  await selected(1).waitFor({ state: 'hidden' });
  // The row that was active before the button has the focus again, or the one that takes its place.
  await expect.poll(focusedRow).toBeTruthy();
  expect(await Promise.all([0, 1, 2].map((index) => statusOf(path(index))))).toEqual([
    'confirmed',
    'pending',
    'cancelled',
  ]);
  expect(staff.problems).toEqual([]);
});

/** Stays in the same villa, each a day after the one before. */
async function stays(names: readonly string[], from: number): Promise<string[]> {
  const requests = names.map((customerName, index) => ({
    ...villaRequest(suite, villaId),
    startDate: inDays(from + index),
    endDate: inDays(from + index + 3),
    customerName,
  }));
  for (const request of requests) await anyone.call('createBooking', request);
  return requests.map(({ requestId }) => requestId);
}
suite.later(async () => {
  for (const collection of ['calendars', 'nightHolders']) {
    const months = await suite.db.collection(collection).where('villaId', '==', villaId).get();
    for (const month of months.docs) await month.ref.delete();
  }
});

it('refused requests are named with the reason and stay selected', async () => {
  const name = `Q${randomUUID().slice(0, 8)}`;
  const ids = await stays([`Ana ${name}`, `Ben ${name}`], 40);
  await page.goto(`/admin/bookings?q=${name}`);
  await rowOf(`Ana ${name}`).waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Confirm 2' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm 2 bookings?' });
  await question.getByText('request the same nights in Test Villa').waitFor();
  await question.getByRole('button', { name: 'Confirm 2' }).click();
  await page.getByText('1 booking confirmed').waitFor();
  const refused = page.getByRole('list', { name: '1 booking not confirmed' });
  await refused.getByText(`${name} #`).waitFor();
  await selected(1).waitFor();
  const statuses = await Promise.all(ids.map((id) => statusOf(`bookings/${id}`)));
  expect(statuses.toSorted()).toEqual(['confirmed', 'pending']);
  expect(staff.problems).toEqual([]);
});

it('the sheet of a pending stay shows live who wants or holds its nights', async () => {
  const [first, second] = await stays(['Ana', 'Ben'], 20);
  await page.goto(`/admin/bookings?open=${first}`);
  await sheet().getByText('Other requests for these nights').waitFor();
  await sheet().getByRole('button', { name: 'Ben' }).waitFor();
  await other.call('setBookingStatus', { bookingId: second, from: 'pending', to: 'confirmed' });
  await sheet().getByText('These nights are taken: it cannot be confirmed').waitFor();
  await sheet().getByRole('button', { name: 'Ben' }).click();
  await page.waitForURL(`**/admin/bookings?open=${second}`);
  expect(staff.problems).toEqual([]);
});

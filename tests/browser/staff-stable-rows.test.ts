import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { inDays, messageRequest } from '../functions/support/offer.ts';
import { openDesk, placeOf } from '../e2e/support/desk.ts';
import { storePastBookings } from '../e2e/support/pastBookings.ts';

const { suite, guest, other, staff, page, leaveRows, book, ride, rowOf, openTransfers } =
  await openDesk();

/** At least this many: other tests may add bookings, too. */
const waiting = (atLeast: number) => new RegExp(`^([${atLeast}-9]|\\d\\d) new · show$`);

it('rows stay stable under the pointer; new ones are counted and shown on request', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers();
  const row = rowOf(first.name);
  await row.hover();
  const place = await placeOf(row);
  const [third, fourth] = [await ride(), await ride()];
  await page.getByRole('button', { name: waiting(2) }).waitFor();
  expect(await placeOf(row)).toBe(place);
  expect(await rowOf(third.name).count()).toBe(0);
  // The button with the count covers neither a heading nor a row.
  const button = (await page.getByRole('button', { name: waiting(2) }).boundingBox())!;
  const rows = (await page.locator('.MuiDataGrid-virtualScroller').boundingBox())!;
  expect(button.y).toBeGreaterThanOrEqual(rows.y + rows.height);
  // The content of the rows keeps updating.
  await other.call('setTransferStatus', {
    transferId: second.id,
    from: 'pending',
    to: 'cancelled',
  });
  await rowOf(second.name).getByText('Cancelled').waitFor();
  expect(await placeOf(row)).toBe(place);
  await page.getByRole('button', { name: waiting(2) }).click();
  await rowOf(fourth.name).waitFor();
  await rowOf(third.name).waitFor();
});

/** The elements that React has rendered again since, of those that a selector found: their props are new objects. */
async function followRenders(selector: string) {
  const before = await page.evaluateHandle((found) => {
    const propsOf = (one: Element) =>
      (one as unknown as Record<string, unknown>)[
        Object.keys(one).find((name) => name.startsWith('__reactProps')) ?? ''
      ];
    const elements = Array.from(document.querySelectorAll(found), (one) => ({
      one,
      props: propsOf(one),
    }));
    return {
      found: elements.length,
      renders: () => elements.filter(({ one, props }) => propsOf(one) !== props).length,
    };
  }, selector);
  return {
    found: await before.evaluate(({ found }) => found),
    renders: () => before.evaluate(({ renders }) => renders()),
  };
}

it('arriving rows render no row of a frozen list, and only their own contents in another', async () => {
  const [old] = await storePastBookings(suite, 1, () => ({
    customerName: 'Early',
    createdAt: Timestamp.now(),
  }));
  const row = page.locator(`[role=row][data-id="${old?.id}"]`);
  await page.goto('/admin/bookings');
  await row.getByText('#').waitFor();
  // Once the first row has arrived, the page has loaded everything.
  const first = await book();
  await rowOf(first.name).waitFor();
  const contents = await followRenders(`[data-id="${old?.id}"] [data-field=status] > *`);
  expect(contents.found).toBe(1);
  const second = await book();
  await rowOf(second.name).waitFor();
  expect(await contents.renders()).toBe(0);
  await row.hover();
  await book();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  const rows = await followRenders(`[data-id="${old?.id}"], [data-id="${old?.id}"] *`);
  await book();
  await page.getByRole('button', { name: waiting(2) }).waitFor();
  expect(rows.found).toBeGreaterThan(1);
  expect(await rows.renders()).toBe(0);
});

it('catches up after the pointer has left, but not for one pixel', async () => {
  const first = await ride();
  await openTransfers();
  const row = rowOf(first.name);
  await row.hover();
  const place = await placeOf(row);
  const second = await ride();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  const box = (await row.boundingBox())!;
  await leaveRows();
  // Back at once: hover() first waits until the row is stable, which takes longer than the list waits on a busy machine.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(2500);
  expect(await placeOf(row)).toBe(place);
  expect(await rowOf(second.name).count()).toBe(0);
  await leaveRows();
  await rowOf(second.name).waitFor();
});

it('rows stay stable while the focus is in the grid or a sheet is open', async () => {
  const first = await book();
  await page.goto('/admin/bookings');
  const row = rowOf(first.name);
  await row.getByRole('gridcell').first().focus();
  await leaveRows();
  const place = await placeOf(row);
  const second = await book();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  await page.waitForTimeout(2500);
  expect(await placeOf(row)).toBe(place);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const third = await book();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await placeOf(row)).toBe(place);
  await page.getByRole('searchbox').focus();
  await rowOf(third.name).waitFor();
  await rowOf(second.name).waitFor();
});

it('a confirmed booking stays under the pointer in a list of pending ones, with its new status', async () => {
  const [first, second] = [await ride(), await ride()];
  await openTransfers('?status=pending');
  const [row, next] = [rowOf(second.name), rowOf(first.name)];
  await row.getByRole('button', { name: /^Confirm / }).hover();
  const place = await placeOf(next);
  await row.getByRole('button', { name: /^Confirm / }).click();
  await row.getByText('Confirmed').waitFor();
  expect(await placeOf(next)).toBe(place);
  // It keeps updating although it no longer matches the filter.
  await suite.db.doc(`transfers/${second.id}`).update({ pickupDate: inDays(0) });
  await other.call('setTransferStatus', {
    transferId: second.id,
    from: 'confirmed',
    to: 'completed',
  });
  await row.getByText('Completed').waitFor();
  await page.getByRole('searchbox').focus();
  await leaveRows();
  await row.waitFor({ state: 'detached' });
});

it('rows of tours are stable, too: a newly featured tour keeps its place', async () => {
  await page.goto('/admin/tours?sort=featured.asc');
  await page.getByRole('grid', { name: 'Tours' }).waitFor();
  const row = rowOf('Mount Batur Sunrise Trek');
  const toggle = row.getByRole('button', { name: /^Feature / });
  const was = await toggle.getAttribute('aria-pressed');
  await toggle.hover();
  const order = () =>
    page.locator('[role=row][data-id]').evaluateAll((rows) => rows.map((one) => one.dataset['id']));
  const before = await order();
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).not.toBe(was);
  expect(await order()).toEqual(before);
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe(was);
});

it('recent bookings on the dashboard stay stable under the pointer', async () => {
  const first = await book();
  await page.goto('/admin');
  const link = page.getByRole('link').filter({ hasText: first.name });
  await link.hover();
  const place = await placeOf(link);
  const second = await book();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  expect(await placeOf(link)).toBe(place);
  await leaveRows();
  await page.getByRole('link').filter({ hasText: second.name }).waitFor();
});

it('messages stay stable, too: no click opens a newly arrived one', async () => {
  const write = async () => {
    const message = { ...messageRequest(suite), subject: `Question ${randomUUID().slice(0, 8)}` };
    await guest.call('submitMessage', message);
    return page.getByRole('button', { name: message.subject });
  };
  const first = await write();
  await page.goto('/admin/inbox');
  await page
    .getByText(/^Live · /)
    .last()
    .waitFor();
  await first.hover();
  // A hand is never quite still; a re-rendered list notices the pointer only when it moves.
  await first.hover({ position: { x: 40, y: 12 } });
  const place = await placeOf(first);
  const second = await write();
  await page.getByRole('button', { name: waiting(1) }).waitFor();
  expect(await placeOf(first)).toBe(place);
  await page.getByRole('button', { name: waiting(1) }).click();
  await second.waitFor();
});

it('the offline notice moves nothing', async () => {
  const one = await ride();
  await openTransfers();
  const place = await placeOf(rowOf(one.name));
  await staff.context.setOffline(true);
  await page.getByText('The connection is lost').waitFor();
  expect(await placeOf(rowOf(one.name))).toBe(place);
  await staff.context.setOffline(false);
  await page.getByText('The connection is lost').waitFor({ state: 'hidden' });
});

it('the console has no output', () => {
  expect(staff.problems).toEqual([]);
});

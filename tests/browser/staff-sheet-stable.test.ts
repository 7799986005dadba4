import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addOffer, inDays, tourRequest } from '../functions/support/offer.ts';
import { openSuite } from '../functions/support/suite.ts';
import { openStaff } from '../e2e/support/openBrowser.ts';

const suite = openSuite();
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const colleague = await suite.caller('staff');
const { staff, page } = await openStaff();
const shots = process.env['SHOTS'];

it('what is below the messages of an open sheet stays in place when they load and arrive', async () => {
  const day = inDays(40);
  const input = { ...tourRequest(suite, tourId), startDate: day, endDate: day };
  const { tripKey: key } = (await guest.call('createBooking', input)) as { tripKey: string };
  const { requestId: id } = input;
  await colleague.call('setBookingStatus', { bookingId: id, from: 'pending', to: 'confirmed' });
  await page.goto(`/admin/bookings?open=${id}`);
  const sheet = page.getByRole('dialog', { name: /^Booking/ });
  const list = sheet.getByLabel('Messages and mails');
  await list
    .getByText(/^We have your request/)
    .first()
    .waitFor();
  /** Between the messages and what is below them: what is above has its own reasons to move. */
  const below = async () => {
    const [above, notes] = await Promise.all(
      [
        sheet.getByRole('heading', { name: 'Messages', exact: true }),
        sheet.getByRole('heading', { name: 'Notes', exact: true }),
      ].map((heading) => heading.boundingBox()),
    );
    return (notes?.y ?? 0) - (above?.y ?? 0);
  };
  const before = await below();
  expect(before).toBeGreaterThan(0);
  for (const text of ['Is there shade?', 'And is lunch included?', 'We are vegetarians.']) {
    const message = { key, kind: 'bookings', id, messageId: randomUUID(), text };
    // oxlint-disable-next-line no-await-in-loop
    await guest.call('writeToUs', message);
    // oxlint-disable-next-line no-await-in-loop
    await list.getByText(text).waitFor();
  }
  expect(await below()).toBe(before);
  // The latest is in sight.
  const shown = await list.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
  expect(Math.abs(shown)).toBeLessThan(2);
  if (shots) await page.screenshot({ path: path.join(shots, 'sheet-1440.png') });
  expect(staff.problems).toEqual([]);
});

import { expect, it } from 'vitest';
import { sendQueuedMails } from './support/mailClock.ts';
import { addOffer, tourRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');

const isMailed = async (eventId: string) => (await db.doc(`mail/${eventId}`).get()).exists;

/** A fresh booking that staff have just confirmed. */
async function confirmed() {
  const input = tourRequest(suite, tourId);
  await guest.call('createBooking', input);
  const { requestId: id } = input;
  const change = { bookingId: id, from: 'pending', to: 'confirmed' };
  const { eventId } = (await staff.call('setBookingStatus', change)) as { eventId: string };
  return { id, eventId, undo: () => staff.call('undoChange', { kind: 'bookings', id, eventId }) };
}

it('an undone change never sends a mail', async () => {
  const change = await confirmed();
  await change.undo();
  await sendQueuedMails(suite);
  expect(await isMailed(change.eventId)).toBe(false);
});

it('a change cannot be undone once its mail is sent', async () => {
  const change = await confirmed();
  await sendQueuedMails(suite);
  expect(await isMailed(change.eventId)).toBe(true);
  await expect(change.undo()).rejects.toMatchObject({
    details: {
      code: 'mail-has-left',
      message: expect.stringContaining('the guest has been mailed that the booking is confirmed'),
    },
  });
  expect((await db.doc(`bookings/${change.id}`).get()).get('status')).toBe('confirmed');
});

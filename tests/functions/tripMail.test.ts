import { dayAndMonth, shortDate } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { sendQueuedMails } from './support/mailClock.ts';
import { addOffer, inDays, transferRequest, villaRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const guest = await suite.caller();
const staff = await suite.caller('staff');

/** The text of the confirmation mail, once sent. */
async function letterTo(address: string, words = 'is confirmed'): Promise<string> {
  await sendQueuedMails(suite);
  const mails = await suite.db.collection('mail').where('to', '==', address).get();
  const letters = mails.docs.map((mail) => String(mail.get('message.text')));
  return letters.find((letter) => letter.includes(words)) ?? '';
}

it('the confirmation mail contains the warnings of the trip', async () => {
  const { villaId } = await addOffer(suite);
  const stay = villaRequest(suite, villaId);
  const { tripKey } = (await guest.call('createBooking', stay)) as { tripKey: string };
  const confirm = { bookingId: stay.requestId, from: 'pending', to: 'confirmed' };
  await staff.call('setBookingStatus', confirm);
  expect(await letterTo(stay.customerEmail)).toContain(
    `One thing about your trip: No one is meeting you at the airport yet when you arrive at Test Villa on ${dayAndMonth(inDays(3))}.`,
  );

  // With an airport transfer there is no warning.
  const { customerEmail } = stay;
  const transfer = { ...transferRequest(suite), customerEmail, tripKey };
  await guest.call('createTransfer', transfer);
  const drive = { transferId: transfer.requestId, from: 'pending', to: 'confirmed' };
  await staff.call('setTransferStatus', drive);
  const fitting = await letterTo(customerEmail, 'Your airport transfer is confirmed');
  expect(fitting).toContain(shortDate(inDays(3)));
  expect(fitting).not.toContain('about your trip');
});

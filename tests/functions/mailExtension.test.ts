import { company } from '@selasar/domain/core';
import { afterAll, describe, expect, it } from 'vitest';
import { openMailbox } from '../../scripts/suite/mailbox.ts';
import { eventually } from './support/eventually.ts';
import { addOffer, tourRequest, transferRequest } from './support/offer.ts';
import { openSuite } from './support/suite.ts';

const suite = openSuite();
const { db, later } = suite;
const { tourId } = await addOffer(suite);
const guest = await suite.caller();
const staff = await suite.caller('staff');
const auth = Number(process.env['FIREBASE_AUTH_EMULATOR_HOST']?.split(':')[1]);
// `npm start` simulates the extension; here the tests start the simulation when they need it.
const mailbox = await openMailbox({ auth, mailbox: 0 }, { plays: true });
afterAll(() => mailbox.close());

/** Of the mails to the guest; the company is mailed, too. */
const ledgerOf = async (requestId: string) =>
  (await db.collection('mailLog').where('requestId', '==', requestId).get()).docs
    .filter((entry) => entry.get('to') !== company.email)
    .map((entry): Record<string, unknown> => ({ ...entry.data(), id: entry.id }));

/** A guest with this email has requested the tour. */
async function booked(customerEmail: string) {
  const input = { ...tourRequest(suite, tourId), customerEmail };
  await guest.call('createBooking', input);
  later(async () => {
    const entries = await ledgerOf(input.requestId);
    await Promise.all(entries.map(({ id }) => db.doc(`mailLog/${id as string}`).delete()));
  });
  return input.requestId;
}
const address = (domain: string) => `hannah.${crypto.randomUUID()}@${domain}`;

describe('a mail in the local suite', () => {
  it('is stored as by the extension, and staff see that it was sent', async ({ signal }) => {
    const to = address('example.com');
    const requestId = await booked(to);
    await eventually(async () => {
      expect(await ledgerOf(requestId)).toEqual([
        expect.objectContaining({ kind: 'bookings', to, state: 'sent', attempts: 1 }),
      ]);
    }, signal);
    const [entry] = await ledgerOf(requestId);
    const mail = await db.doc(`mail/${entry?.['id'] as string}`).get();
    expect(mail.get('delivery')).toMatchObject({
      state: 'SUCCESS',
      attempts: 1,
      error: null,
      leaseExpireTime: null,
      info: { accepted: [to], rejected: [], pending: [] },
    });
    // It contains the trip's link; nobody else can read it.
    expect(mail.get('message.text')).toMatch(
      /\nSee your trip:\nhttp:\/\/127\.0\.0\.1:\d+\/trip\/[\w-]{32}\n/,
    );
    expect(JSON.stringify(entry)).not.toContain('/trip/');
    const page = await (await fetch(`${mailbox.url}/?${new URLSearchParams({ to })}`)).text();
    expect(page).toContain(`to ${to}`);
    expect(page).toContain('UTC · SUCCESS');
  });

  it('fails for an unknown address; staff see why and retry it', async ({ signal }) => {
    const requestId = await booked(address('bounce.example'));
    const failedAfter = (attempts: number) =>
      eventually(async () => {
        expect(await ledgerOf(requestId)).toEqual([
          expect.objectContaining({
            state: 'failed',
            attempts,
            reason: expect.stringContaining('550 5.1.1'),
          }),
        ]);
      }, signal);
    await failedAfter(1);
    const [entry] = await ledgerOf(requestId);
    await staff.call('sendAgain', { mailId: entry?.['id'] });
    await failedAfter(2);
  });

  it('is retried later if the mail server is busy', async ({ signal }) => {
    const input = { ...transferRequest(suite), customerEmail: address('busy.example') };
    await guest.call('createTransfer', input);
    await eventually(async () => {
      expect(await ledgerOf(input.requestId)).toEqual([
        expect.objectContaining({
          kind: 'transfers',
          state: 'queued',
          attempts: 1,
          reason: expect.stringContaining('451'),
          nextTryAt: expect.anything(),
        }),
      ]);
    }, signal);
  });
});

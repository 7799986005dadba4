import type { CallError } from '@selasar/domain/core';
import { expect, it } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import { author, explain, explainFound } from './explain.ts';

const refused = (details: CallError) => new Failure('refused', details.code, { details });
const nobody = async () => ({ last: undefined });

it('names who made a change first, and when', async () => {
  const stale = refused({
    code: 'status-stale',
    message: 'This booking has changed in the meantime: it is cancelled now.',
    currentStatus: 'cancelled',
  });
  const last = {
    id: 'e1',
    from: 'pending',
    to: 'cancelled',
    by: 'u1',
    byName: 'Made Wirawan',
    byEmail: 'made@example.com',
    at: new Date('2026-11-20T02:05:00Z'),
  };
  const { text } = await explain(stale, async () => ({ last }));
  expect(text).toContain('This booking has changed in the meantime: it is cancelled now.');
  expect(text).toMatch(/Made Wirawan set it to cancelled on Nov 20, 2026, 10:05\sAM\./);
});

it('links to the booking that holds the nights', async () => {
  const problem = await explain(
    refused({
      code: 'nights-taken',
      message: 'Booking #0000000a of Ana holds some of these nights.',
      otherBooking: {
        bookingId: '0000000a-0000',
        customerName: 'Ana',
        startDate: '2026-12-01',
        endDate: '2026-12-03',
      },
    }),
    nobody,
  );
  expect(problem.otherBookingId).toBe('0000000a-0000');
  expect(problem.text).toContain('Cancel one of the two');
});

it.each([
  ['repair', 'Free these nights first, or agree on other dates with the guest.'],
  ['feed', 'Cancel one of the two, or agree on other dates with the guest.'],
] as const)('says what to do about a block (%s)', async (reason, advice) => {
  const message = 'A block holds some of these nights.';
  const stay = { startDate: '2026-12-01', endDate: '2026-12-03' };
  const otherBlock = { blockId: 'one', reason, note: '', ...stay };
  const problem = await explain(refused({ code: 'nights-taken', message, otherBlock }), nobody);
  expect(problem).toEqual({ text: `${message} ${advice}` });
});

it("shows the server's state when the answer was lost", () => {
  expect(explainFound({ status: 'pending', last: undefined }, 'pending').text).toBe(
    'It is still pending: your change did not arrive. Please try again.',
  );
  expect(explainFound({ status: 'cancelled', last: undefined }, 'pending').text).toBe(
    'It is cancelled now.',
  );
});

it('says that nothing was sent when the connection is known to be lost', async () => {
  const { text } = await explain(new Failure('unreachable', 'not-sent'), nobody);
  expect(text).toContain('nothing was sent');
});

it('names who made a change, or their address if they have no name', () => {
  const byEmail = 'made@example.com';
  expect(author({ by: 'guest' })).toBe('The guest');
  expect(author({ by: 'u1', byName: 'Made Wirawan', byEmail })).toBe('Made Wirawan');
  expect(author({ by: 'u1', byName: '', byEmail })).toBe(byEmail);
  expect(author({ by: 'u1', byEmail })).toBe(byEmail);
  expect(author({ by: 'u1' })).toBe('Someone who has left');
});

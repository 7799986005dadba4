import { callErrorStatus } from '@selasar/domain/core';
import { describe, expect, it } from 'vitest';
import { callErrorMessages } from './callErrorMessages.ts';
import { callError, guestError, isForGuests } from './callError.ts';

const stay = { startDate: '2026-12-30', endDate: '2027-01-02' };
const other = { bookingId: '1f0c2a44-5e1a', customerName: 'Hannah Vogel', ...stay };

it('an error has its code, message and further details', () => {
  const facts = { name: 'booking', currentStatus: 'confirmed' } as const;
  const error = callError({
    code: 'status-stale',
    field: 'from',
    facts,
    currentStatus: 'confirmed',
  });
  const message = 'This booking has changed in the meantime: it is confirmed now.';
  expect(error).toMatchObject({ code: 'failed-precondition', message });
  expect(error.details).toEqual({
    code: 'status-stale',
    field: 'from',
    message,
    currentStatus: 'confirmed',
  });
});

it('names free nights to a guest, and the holders of taken nights to staff', () => {
  const textOf = (facts: Parameters<(typeof callErrorMessages)['nights-taken']>[0]) =>
    callError({ code: 'nights-taken', facts }).message;
  const villaName = 'Villa Sawah';
  expect(textOf({ villaName, freeStays: [stay, stay] })).toBe(
    'Villa Sawah is not free on all of these nights. Free around these dates: Dec 30, 2026 to Jan 2, 2027; Dec 30, 2026 to Jan 2, 2027.',
  );
  expect(textOf({ villaName, freeStays: [] })).toBe(
    'Villa Sawah is not free on all of these nights. Please choose other dates.',
  );
  expect(textOf({ heldBy: other })).toBe(
    'Booking #1f0c2a44 of Hannah Vogel (Dec 30, 2026 to Jan 2, 2027) holds some of these nights.',
  );
  const block = { blockId: 'b1', reason: 'repair', note: 'New roof', ...stay } as const;
  expect(textOf({ blockedBy: block })).toBe(
    'A block (Repair, New roof; Dec 30, 2026 to Jan 2, 2027) holds some of these nights.',
  );
  expect(textOf({ blockedBy: { ...block, reason: 'feed', source: 'Airbnb', note: '' } })).toBe(
    'A block (Booked elsewhere, Airbnb; Dec 30, 2026 to Jan 2, 2027) holds some of these nights.',
  );
  expect(textOf({ blockedBy: undefined })).toBe(
    'A block, which is no longer there, holds some of these nights.',
  );
  expect(textOf({ heldBy: { bookingId: other.bookingId } })).toBe(
    'Booking #1f0c2a44, which is no longer there, holds some of these nights.',
  );
});

it('says who takes the seats of a tour, if anybody does', () => {
  const textOf = (more: Partial<Parameters<(typeof callErrorMessages)['seats-taken']>[0]>) => {
    const facts = { date: '2026-12-26', seats: 8, left: 8, holders: [], wanted: 9, ...more };
    return callError({ code: 'seats-taken', facts }).message;
  };
  expect(textOf({})).toBe('This tour takes 8 guests on Dec 26, 2026. This booking is for 9.');
  expect(textOf({ left: 3, holders: [other.bookingId], wanted: 4 })).toBe(
    'This tour takes 8 guests on Dec 26, 2026, and 5 are confirmed (#1f0c2a44). This booking is for 4.',
  );
  const untimed = 'This booking has no start time. Please choose one: not each on Dec 26, 2026 has';
  expect(textOf({ seats: undefined })).toBe(`${untimed} room for 9.`);
  expect(textOf({ seats: undefined, holders: [other.bookingId] })).toBe(
    `${untimed} room for 9 (confirmed: #1f0c2a44).`,
  );
});

describe('what guests may see', () => {
  it('is a refusal without data of other guests', () => {
    expect(isForGuests(guestError({ code: 'busy' }))).toBe(true);
    const problem = { code: 'name-missing' } as const;
    const refusal = guestError({
      code: 'invalid-input',
      field: 'customerName',
      problem: problem.code,
      facts: { problem },
    });
    expect(refusal.details).toEqual({
      code: 'invalid-input',
      field: 'customerName',
      problem: 'name-missing',
      message: 'Please enter your name',
    });
    expect(isForGuests(refusal)).toBe(true);
  });

  it('excludes bookings of other guests and statuses', () => {
    const facts = { heldBy: other };
    expect(isForGuests(callError({ code: 'nights-taken', facts, otherBooking: other }))).toBe(
      false,
    );
    const block = { blockId: 'b1', reason: 'owner', note: '', ...stay } as const;
    const blocked = { blockedBy: block };
    expect(
      isForGuests(callError({ code: 'nights-taken', facts: blocked, otherBlock: block })),
    ).toBe(false);
    expect(isForGuests(callError({ code: 'busy', currentStatus: 'confirmed' }))).toBe(false);
  });
});

it('each code has a message', () => {
  expect(Object.keys(callErrorMessages).toSorted()).toEqual(
    Object.keys(callErrorStatus).toSorted(),
  );
});

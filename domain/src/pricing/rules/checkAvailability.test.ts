import { describe, expect, it } from 'vitest';
import { problemText } from '../../core/problem.ts';
import { checkAvailability } from './checkAvailability.ts';
import type { OfferRules } from './offerRules.ts';
import type { Availability, BookingRequest } from './terms.ts';

// A Saturday morning in Bali.
const now = new Date('2026-11-21T01:30:00Z');

const refusalText = (
  type: 'tour' | 'villa',
  rules: OfferRules,
  requested: Partial<BookingRequest>,
  availability: Partial<Availability> = {},
) => {
  const day = requested.startDate ?? '2026-12-01';
  const whole = {
    startDate: day,
    endDate: type === 'tour' ? day : '2026-12-04',
    numberOfGuests: 2,
    ...requested,
  };
  const { refused } = checkAvailability({ type, price: 100, rules }, whole, {
    now,
    ...availability,
  });
  if (!refused) return 'yes';
  const { message: code, params: facts } = refused.problem;
  return `${refused.field}: ${problemText({ code, ...(facts ? { facts } : {}) })}`;
};

describe('a tour', () => {
  it('without rules runs every day for any number of guests', () => {
    expect(refusalText('tour', {}, {})).toBe('yes');
    expect(
      refusalText(
        'tour',
        {},
        { numberOfGuests: 10 },
        { takenSeats: new Map([['2026-12-01', 90]]) },
      ),
    ).toBe('yes');
  });

  it('does not run on Nyepi, when all of Bali is closed', () => {
    expect(refusalText('tour', {}, { startDate: '2027-03-08' })).toMatch(/^startDate: .*Nyepi/);
    expect(refusalText('villa', {}, { startDate: '2027-03-08', endDate: '2027-03-10' })).toBe(
      'yes',
    );
  });

  it('runs on its weekdays only', () => {
    expect(refusalText('tour', { weekdays: [2, 5] }, {})).toBe('yes');
    expect(refusalText('tour', { weekdays: [5, 1] }, {})).toBe(
      'startDate: This tour runs on Monday and Friday.',
    );
  });

  it('does not run in a closed period', () => {
    const rules = { closed: ['2026-11-30/2026-12-01'] };
    expect(refusalText('tour', rules, {})).toBe(
      'startDate: This is not offered from Nov 30, 2026 to Dec 1, 2026. Please select another date.',
    );
    expect(refusalText('tour', rules, { startDate: '2026-12-02' })).toBe('yes');
  });

  it('must be booked the cut-off hours before its day begins in Bali', () => {
    // 16:00 UTC is midnight in Bali.
    const at = (time: string) => ({ now: new Date(`2026-11-29T${time}Z`) });
    expect(refusalText('tour', { cutOffHours: 24 }, {}, at('16:00'))).toBe('yes');
    expect(refusalText('tour', { cutOffHours: 24 }, {}, at('16:01'))).toBe(
      'startDate: Please book at least 24 hours before the day begins in Bali, or contact us.',
    );
    expect(refusalText('tour', { cutOffHours: 0 }, { startDate: '2026-11-21' })).toBe('yes');
  });

  it('cannot be requested if it starts before an answer is due', () => {
    // After closing time on a Tuesday: the answer is due on Wednesday at 18:00.
    const evening = { now: new Date('2026-11-24T10:08:00Z') };
    const trek = { startTime: '02:00' };
    expect(refusalText('tour', trek, { startDate: '2026-11-25' }, evening)).toBe(
      'startDate: This tour starts at 02:00, before we can answer: we usually answer by 18:00 on Nov 25, 2026 (Bali time). Please select another date, or contact us.',
    );
    expect(refusalText('tour', trek, { startDate: '2026-11-24' }, evening)).toMatch(
      /^startDate: This tour/,
    );
    expect(refusalText('tour', trek, { startDate: '2026-11-26' }, evening)).toBe('yes');
    expect(refusalText('tour', { startTime: '19:00' }, { startDate: '2026-11-25' }, evening)).toBe(
      'yes',
    );
    expect(refusalText('tour', {}, { startDate: '2026-11-24' }, evening)).toBe('yes');
    const morning = { now: new Date('2026-11-24T02:00:00Z') };
    expect(refusalText('tour', trek, { startDate: '2026-11-25' }, morning)).toBe('yes');
  });

  it('accepts as many guests as it has seats', () => {
    const takenSeats = new Map([['2026-12-01', 9]]);
    const requested = (numberOfGuests: number, taken = takenSeats) =>
      refusalText('tour', { seats: 12 }, { numberOfGuests }, { takenSeats: taken });
    expect(requested(3)).toBe('yes');
    expect(requested(4)).toBe(
      'startDate: Only 3 places are left on this day. Please select another date or fewer guests.',
    );
    expect(requested(1, new Map([['2026-12-01', 13]]))).toBe(
      'startDate: This day is fully booked. Please select another date.',
    );
  });
});

describe('a stay', () => {
  it('respects the villa’s minimum and maximum nights', () => {
    expect(refusalText('villa', { leastNights: 4 }, {})).toBe(
      'endDate: Please stay at least 4 nights.',
    );
    expect(refusalText('villa', { leastNights: 3, mostNights: 3 }, {})).toBe('yes');
    expect(refusalText('villa', { mostNights: 2 }, {})).toBe(
      'endDate: Please stay at most 2 nights, or contact us.',
    );
  });

  it('begins and ends on the arrival days only', () => {
    expect(refusalText('villa', { arrivalDays: [2], departureDays: [5] }, {})).toBe('yes');
    expect(refusalText('villa', { arrivalDays: [6] }, {})).toBe(
      'startDate: Check-in is on Saturday.',
    );
    expect(refusalText('villa', { departureDays: [6] }, {})).toBe(
      'endDate: Check-out is on Saturday.',
    );
  });

  it('has no night in a closed period, and may end on its first day', () => {
    expect(refusalText('villa', { closed: ['2026-12-03/2026-12-09'] }, {})).toMatch(
      /^endDate: This is not/,
    );
    expect(refusalText('villa', { closed: ['2026-12-04/2026-12-09'] }, {})).toBe('yes');
  });

  it('has no taken night', () => {
    const takenNights = new Set(['2026-12-03']);
    expect(refusalText('villa', {}, {}, { takenNights })).toMatch(
      /^startDate: Some of these nights/,
    );
  });
});

it('cannot be booked if the rules are invalid', () => {
  const requested = { startDate: '2026-12-01', endDate: '2026-12-01', numberOfGuests: 2 };
  const { refused } = checkAvailability({ type: 'tour', price: 100, rules: 'damaged' }, requested, {
    now,
  });
  expect(refused?.problem.message).toBe('rules-damaged');
});

it('promises free cancellation only before its last day has passed', () => {
  const rules = { freeCancellationDays: 7 };
  const freeUntil = (day: string) =>
    checkAvailability(
      { type: 'tour', price: 100, rules },
      { startDate: day, endDate: day, numberOfGuests: 2 },
      { now },
    ).price?.freeUntil;
  expect(freeUntil('2026-11-28')).toBe('2026-11-21');
  expect(freeUntil('2026-11-27')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { ruleTexts } from './BookingTerms.tsx';

describe('the rules that a guest should know before choosing', () => {
  it('of a tour', () => {
    expect(
      ruleTexts(
        {
          weekdays: [5, 1, 3],
          cutOffHours: 24,
          groups: { 4: -10 },
          freeCancellationDays: 14,
          deposit: 30,
        },
        'tour',
      ),
    ).toEqual(['runs Mon, Wed, Fri', 'book at least 24 hours ahead', '10% less from 4 guests']);
  });

  it('of a villa', () => {
    expect(
      ruleTexts({ leastNights: 3, mostNights: 14, arrivalDays: [6], cutOffHours: 1 }, 'villa'),
    ).toEqual([
      'check-in on Saturdays',
      'book at least an hour ahead',
      'at least 3 nights',
      'at most 14 nights',
    ]);
    expect(
      ruleTexts(
        { leastNights: 7, mostNights: 7, arrivalDays: [7, 6], departureDays: [6, 7] },
        'villa',
      ),
    ).toEqual(['check-in and check-out on Saturdays and Sundays', 'stays of 7 nights']);
    expect(ruleTexts({ departureDays: [1], groups: { 6: 20 } }, 'villa', 6)).toEqual([
      'check-out on Mondays',
      '20% more from 6 guests',
    ]);
  });

  it('leave out rules without effect, and rules of the other kind', () => {
    const everyDay = [1, 2, 3, 4, 5, 6, 7];
    expect(ruleTexts({ weekdays: everyDay, cutOffHours: 0, deposit: 0, seats: 9 }, 'tour')).toEqual(
      [],
    );
    expect(ruleTexts({ leastNights: 3, arrivalDays: [6] }, 'tour')).toEqual([]);
    expect(
      ruleTexts({ leastNights: 1, mostNights: 60, weekdays: [1], groups: { 8: -5 } }, 'villa', 4),
    ).toEqual([]);
  });
});

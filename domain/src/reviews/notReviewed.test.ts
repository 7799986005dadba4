import { expect, it } from 'vitest';
import { notReviewed } from './notReviewed.ts';

const ended = { endDate: '2026-11-20' };

it('allows a review of a confirmed booking from the day after its end', () => {
  expect(notReviewed({ ...ended, status: 'confirmed' }, '2026-11-21')).toBeUndefined();
  expect(notReviewed({ ...ended, status: 'confirmed' }, '2027-11-21')).toBeUndefined();
});

it.each(['2026-11-20', '2026-11-19', '2025-12-31'])(
  'allows no review before the end, on %s',
  (today) => {
    expect(notReviewed({ ...ended, status: 'confirmed' }, today)).toEqual({
      why: 'not-over',
      from: '2026-11-21',
    });
  },
);

it.each(['pending', 'cancelled'] as const)('allows no review of a booking that is %s', (status) => {
  for (const today of ['2026-11-01', '2026-11-21']) {
    expect(notReviewed({ ...ended, status }, today)).toEqual({ why: 'not-confirmed' });
  }
});

import { expect, it } from 'vitest';
import { notReviewed } from './notReviewed.ts';

const ended = { endDate: '2026-11-20' };

it('lets those write who travelled, from the day after', () => {
  expect(notReviewed({ ...ended, status: 'confirmed' }, '2026-11-21')).toBeUndefined();
  expect(notReviewed({ ...ended, status: 'confirmed' }, '2027-11-21')).toBeUndefined();
});

it.each(['2026-11-20', '2026-11-19', '2025-12-31'])('waits for the end, on %s', (today) => {
  expect(notReviewed({ ...ended, status: 'confirmed' }, today)).toEqual({
    why: 'not-over',
    from: '2026-11-21',
  });
});

it.each(['pending', 'cancelled'] as const)('refuses a booking that is %s', (status) => {
  for (const today of ['2026-11-01', '2026-11-21']) {
    expect(notReviewed({ ...ended, status }, today)).toEqual({ why: 'not-confirmed' });
  }
});

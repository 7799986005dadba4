import { expect, it } from 'vitest';
import { cancellationOf } from './cancellation.ts';

const confirmed = { status: 'confirmed' as const, freeUntil: '2026-12-10', deposit: 90 };

it('is free until the end of the promised last day', () => {
  expect(cancellationOf(confirmed, '2026-12-10')).toEqual({ isFree: true });
  expect(cancellationOf(confirmed, '2026-12-11')).toEqual({ isFree: false, lost: 90 });
});

it('is free until it is confirmed', () => {
  expect(cancellationOf({ ...confirmed, status: 'pending' }, '2027-01-01').isFree).toBe(true);
});

it('is decided by staff if nothing was promised', () => {
  expect(cancellationOf({ status: 'confirmed' }, '2026-12-10')).toEqual({
    isFree: false,
    lost: undefined,
  });
});

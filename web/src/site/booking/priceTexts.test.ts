import type { StoredRules } from '@selasar/domain/pricing';
import { expect, it } from 'vitest';
import { cancelling, depositDue, depositLine, payTermsText } from './priceTexts.ts';

const today = '2026-12-01';

it('counts the days before until a date is chosen', () => {
  const until = (freeCancellationDays: number) =>
    cancelling({ freeCancellationDays }, undefined, today)?.text;
  expect([0, 1, 3].map(until)).toEqual([
    'Free cancellation until the day itself',
    'Free cancellation until a day before',
    'Free cancellation until 3 days before',
  ]);
});

it('names the last day for the chosen date, unless it has passed', () => {
  const until = (freeUntil: string) => cancelling({ freeCancellationDays: 3 }, freeUntil, today);
  expect(until('2026-12-12')).toEqual({
    text: 'Free cancellation until Dec 12, 2026',
    isFree: true,
  });
  expect(until(today)?.text).toBe('Free cancellation until Dec 1, 2026');
  expect(until('2026-11-30')).toEqual({
    text: 'No free cancellation for this date',
    isFree: false,
  });
});

it('names the deposit', () => {
  const due = (rules: StoredRules | undefined) => depositDue({ type: 'villa', rules });
  expect(due({ deposit: 30 })).toBe('30% deposit on confirmation');
  expect(due({ deposit: 30, instantConfirmation: true })).toBe('30% deposit on confirmation');
  expect(depositLine(108)).toBe(
    'Deposit $108, due on confirmation: we will write to you about how to pay it',
  );
  expect([{}, { deposit: 0 }, 'damaged' as const, undefined].map(due)).toEqual(
    Array(4).fill(undefined),
  );
});

it('has all terms in the line beside a price', () => {
  const line = (rules: StoredRules | undefined) => payTermsText({ type: 'villa', rules });
  expect(line({ freeCancellationDays: 14, deposit: 30 })).toBe(
    'Free cancellation until 14 days before · 30% deposit on confirmation',
  );
  expect(line({ deposit: 30 })).toBe('30% deposit on confirmation');
  expect(line({ instantConfirmation: true, freeCancellationDays: 14 })).toBe(
    'Instant confirmation · Free cancellation until 14 days before',
  );
  expect([{}, 'damaged' as const, undefined].map(line)).toEqual(['', '', '']);
});

it('is empty if the offer has no such rules', () => {
  expect(cancelling(undefined, undefined, today)).toBeUndefined();
  expect(cancelling({ deposit: 30 }, undefined, today)).toBeUndefined();
  expect(cancelling('damaged', undefined, today)).toBeUndefined();
});

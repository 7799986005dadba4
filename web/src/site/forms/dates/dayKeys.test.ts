import { expect, it } from 'vitest';
import { dayAfterKey } from './Calendar.tsx';

it.each([
  ['ArrowLeft', false, '2026-11-30'],
  ['ArrowRight', false, '2026-12-02'],
  ['ArrowUp', false, '2026-11-24'],
  ['ArrowDown', false, '2026-12-08'],
  ['Home', false, '2026-11-30'],
  ['End', false, '2026-12-06'],
  ['PageUp', false, '2026-11-01'],
  ['PageDown', false, '2027-01-01'],
  ['ArrowLeft', true, '2026-11-01'],
  ['ArrowRight', true, '2027-01-01'],
  ['ArrowUp', true, '2025-12-01'],
  ['ArrowDown', true, '2027-12-01'],
  ['PageUp', true, '2025-12-01'],
  ['PageDown', true, '2027-12-01'],
  ['a', false, undefined],
  ['Enter', false, undefined],
  ['toString', false, undefined],
])('%s, with Shift: %s, leads from December 1 to %s', (key, shiftKey, day) => {
  expect(dayAfterKey({ key, shiftKey }, '2026-12-01')).toBe(day);
});

it('the last day of a month leads to the last of a shorter one', () => {
  expect(dayAfterKey({ key: 'PageDown', shiftKey: false }, '2027-01-31')).toBe('2027-02-28');
  expect(dayAfterKey({ key: 'PageUp', shiftKey: true }, '2028-02-29')).toBe('2027-02-28');
});

import { expect, it } from 'vitest';
import { exampleInWords } from './example.ts';

const today = '2026-11-21';

it('shows the price of a weekend in December', () => {
  const rules = { weekendSurcharge: 50, deposit: 30, freeCancellationDays: 14 };
  expect(exampleInWords({ type: 'villa', price: 100, rules }, today)).toEqual([
    'A weekend in December (Dec 18, 2026 to Dec 20, 2026) for 4 guests: 2 nights × $150 = $300',
    'Deposit: $90',
    'Free cancellation until Dec 4, 2026',
  ]);
  const seasons = { '2026-12-19/2026-12-31': 200 };
  expect(exampleInWords({ type: 'villa', price: 100, rules: { seasons } }, today)).toEqual([
    'A weekend in December (Dec 18, 2026 to Dec 20, 2026) for 4 guests: 1 night × $100 + 1 night × $200 = $300',
  ]);
});

it('says why it cannot be booked', () => {
  const rules = { weekdays: [1], groups: { 4: -10 } };
  expect(exampleInWords({ type: 'tour', price: 60, rules }, '2026-12-20')).toEqual([
    'A weekend in December (Dec 18, 2027) for 4 guests: 4 guests × $54 = $216',
    'It cannot be booked: This tour runs on Monday.',
  ]);
});

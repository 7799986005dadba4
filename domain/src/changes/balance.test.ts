import { expect, it } from 'vitest';
import { balanceOf, paidOf } from './balance.ts';

const paid = (...amounts: number[]) => ({ payments: amounts.map((amount) => ({ amount })) });

it('is the unpaid part of the total, to the cent', () => {
  expect(paidOf({})).toBe(0);
  expect(balanceOf(50, {})).toBe(50);
  expect(paidOf(paid(91.1, 91.1, 91.1))).toBe(273.3);
  expect(balanceOf(273.3, paid(91.1, 91.1, 91.1))).toBe(0);
  expect(balanceOf(0.3, paid(0.1, 0.2))).toBe(0);
  expect(balanceOf(50, paid(60, -5))).toBe(-5);
});

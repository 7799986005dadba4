import { expect, it } from 'vitest';
import { balanceOf, paidOf, refundDueOf, type Payable } from './payments.ts';

const booking = (
  totalPrice: number,
  amounts: number[] = [],
  more: Partial<Payable> = {},
): Payable => ({
  status: 'confirmed',
  ...more,
  totalPrice,
  payments: amounts.map((amount) => ({ amount })),
});
const cancelled = (amounts: number[], keptDeposit?: number) =>
  booking(170, amounts, { status: 'cancelled', keptDeposit });

it('is the unpaid part of the total, to the cent', () => {
  expect(paidOf({})).toBe(0);
  expect(balanceOf(booking(50))).toBe(50);
  expect(paidOf(booking(0, [91.1, 91.1, 91.1]))).toBe(273.3);
  expect(balanceOf(booking(273.3, [91.1, 91.1, 91.1]))).toBe(0);
  expect(balanceOf(booking(0.3, [0.1, 0.2]))).toBe(0);
  expect(balanceOf(booking(50, [60, -5]))).toBe(-5);
  expect(balanceOf({ status: 'completed', totalAmount: 50, payments: [{ amount: 20 }] })).toBe(30);
});

it('of a cancelled request is what is to be given back, and nothing is due', () => {
  expect(balanceOf(cancelled([]))).toBe(0);
  expect(balanceOf(cancelled([170]))).toBe(-170);
  expect(refundDueOf(cancelled([170]))).toBe(170);
  expect(refundDueOf(cancelled([170, -100]))).toBe(70);
  expect(refundDueOf(cancelled([170, -170]))).toBe(0);
  // Too much of an open request is no refund yet.
  expect(refundDueOf(booking(50, [60]))).toBe(0);
});

it('leaves a lost deposit out of what is to be given back, as far as it was paid', () => {
  expect(refundDueOf(cancelled([170], 34))).toBe(136);
  expect(refundDueOf(cancelled([20], 34))).toBe(0);
  expect(balanceOf(cancelled([20], 34))).toBe(0);
});

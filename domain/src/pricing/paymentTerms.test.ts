import { expect, it } from 'vitest';
import {
  arePayable,
  depositDueFrom,
  noPaymentTerms,
  paymentTermsFields,
  payPalHref,
  readPaymentTerms,
} from './paymentTerms.ts';

it('without a document nothing is set; a damaged field loses no other', () => {
  expect(readPaymentTerms(undefined)).toEqual(noPaymentTerms);
  expect(arePayable(noPaymentTerms)).toBe(false);
  const damaged = { bankAccount: 'Bank Mandiri', payPal: 7, dueDays: -1, zones: [] };
  expect(readPaymentTerms(damaged)).toEqual({ ...noPaymentTerms, bankAccount: 'Bank Mandiri' });
});

it('a deposit is due so many days after the confirmation, once there is a way to pay it', () => {
  expect(depositDueFrom(noPaymentTerms, '2026-12-30')).toBeUndefined();
  const terms = { ...noPaymentTerms, words: 'In cash at our office.' };
  expect(depositDueFrom(terms, '2026-12-30')).toBe('2027-01-06');
  expect(depositDueFrom({ ...terms, dueDays: 0 }, '2026-12-30')).toBe('2026-12-30');
});

it.each([
  ['', undefined],
  ['pay@selasar.example', undefined],
  ['https://paypal.me/selasar', 'https://paypal.me/selasar'],
  ['https://www.paypal.com/paypalme/selasar', 'https://www.paypal.com/paypalme/selasar'],
])('PayPal may be %o', (payPal, href) => {
  expect(paymentTermsFields.shape.payPal.safeParse(payPal).success).toBe(true);
  expect(payPalHref({ payPal })).toBe(href);
});

it.each(['http://paypal.me/x', 'https://paypal.me.evil.example/x', 'javascript:1', 'call us'])(
  'PayPal is not %o',
  (payPal) => {
    expect(paymentTermsFields.shape.payPal.safeParse(payPal).success).toBe(false);
  },
);

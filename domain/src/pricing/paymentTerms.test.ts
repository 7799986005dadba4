import { expect, it } from 'vitest';
import { limits } from '../core/limits.ts';
import {
  arePayable,
  depositDueFrom,
  noPaymentTerms,
  paymentTermsFields,
  paymentTermsLimits,
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

const valid = { ...noPaymentTerms, payPal: 'pay@selasar.example' };
const codesIn = (terms: object) =>
  paymentTermsFields.safeParse({ ...valid, ...terms }).error?.issues.map(({ message }) => message);

it.each([
  'http://paypal.me/x',
  'https://paypal.me.evil.example/x',
  'https://paypal.me/x y',
  'at https://paypal.me/x',
  'javascript:1',
  'call us',
])('PayPal is not %o', (payPal) => expect(codesIn({ payPal })).toEqual(['paypal-invalid']));

it.each([
  ['bankAccount', paymentTermsLimits.bankAccount],
  ['words', paymentTermsLimits.words],
] as const)('%s has a longest text', (name, most) => {
  expect(codesIn({ [name]: 'x'.repeat(most) })).toBeUndefined();
  expect(codesIn({ [name]: 'x'.repeat(most + 1) })).toEqual(['text-too-long']);
});

it('the picture is the address of one', () => {
  expect(paymentTermsFields.parse({ ...valid, qrPicture: ' /qr.png ' }).qrPicture).toBe('/qr.png');
  expect(codesIn({ qrPicture: 'x'.repeat(limits.url + 1) })).toHaveLength(1);
});

it.each([
  [0, undefined],
  [paymentTermsLimits.dueDays, undefined],
  [paymentTermsLimits.dueDays + 1, ['number-too-large']],
  [1.5, ['number-not-whole']],
])('due after %s days: %o', (dueDays, codes) => {
  expect(codesIn({ dueDays })).toEqual(codes);
});

import { expect, it } from 'vitest';
import { limits } from '../../core/limits.ts';
import {
  depositLineText,
  depositOf,
  hostOfPaymentLink,
  isDepositOverdue,
  paymentLinkFields,
  unpaidDepositDueOf,
  type WithDeposit,
} from './deposit.ts';

const booking: WithDeposit = {
  status: 'confirmed',
  startDate: '2026-12-30',
  deposit: 90,
  depositDue: '2026-12-06',
};
const paying = (...amounts: number[]) => ({
  ...booking,
  payments: amounts.map((amount) => ({ amount })),
});

it.each([
  ['nothing is paid', booking, 90, '$90, due Dec 6, 2026'],
  ['a part is paid', paying(30.1), 59.9, '$59.90 of $90 still to pay, due Dec 6, 2026'],
  ['it is paid', paying(60, 30), 0, '$90, paid'],
  ['all is paid', paying(540), 0, '$90, paid'],
  ['it was given back', paying(90, -90), 90, '$90, due Dec 6, 2026'],
  ['it is due on the day', { ...booking, startDate: '2026-12-06' }, 90, '$90, due Dec 6, 2026'],
  ['the day is not known', { ...booking, startDate: undefined }, 90, '$90, due Dec 6, 2026'],
  ['the day comes first', { ...booking, startDate: '2026-12-02' }, 90, '$90, due Dec 2, 2026'],
])('if %s', (_, stored, owed, text) => {
  expect(depositOf(stored)?.owed).toBe(owed);
  expect(depositLineText(stored)).toBe(text);
  expect(unpaidDepositDueOf(stored)).toBe(owed > 0 ? depositOf(stored)?.due : undefined);
});

it.each([
  ['a request', { ...booking, status: 'pending' }],
  ['a cancelled booking', { ...booking, status: 'cancelled' }],
  ['a booking without a deposit', { ...booking, deposit: undefined }],
  ['a booking that costs nothing', { ...booking, deposit: 0 }],
  ['a transfer', { status: 'confirmed' }],
] as [string, WithDeposit][])('%s owes none', (_, stored) => {
  expect(depositOf(stored)).toBeUndefined();
  expect(depositLineText({ ...stored, deposit: undefined })).toBeUndefined();
  expect(unpaidDepositDueOf(stored)).toBeUndefined();
});

it('a booking from before due days owes it without one, and is never overdue', () => {
  const older = { ...booking, depositDue: undefined };
  expect(depositOf(older)).toEqual({ amount: 90, owed: 90 });
  expect(unpaidDepositDueOf(older)).toBeUndefined();
  expect(isDepositOverdue({ amount: 90, owed: 90 }, '2099-01-01')).toBe(false);
  expect(depositLineText(older)).toContain('$90, due on confirmation');
  const paidInPart = { ...older, payments: [{ amount: 50 }] };
  expect(depositLineText(paidInPart)).toBe('$40 of $90 still to pay');
});

it('is overdue on the day after it was due', () => {
  const deposit = { amount: 90, owed: 90, due: '2026-12-06' };
  expect(isDepositOverdue(deposit, '2026-12-06')).toBe(false);
  expect(isDepositOverdue(deposit, '2026-12-07')).toBe(true);
  expect(isDepositOverdue({ ...deposit, owed: 0 }, '2026-12-07')).toBe(false);
});

it.each([
  ['https://www.PayPal.com/invoice/p/#ABC', 'www.paypal.com'],
  [' https://pay.example.com:8443?a=1 ', 'pay.example.com:8443'],
  ['https://xn--pypal-4ve.com/', 'xn--pypal-4ve.com'],
  ['https://paypal.me', 'paypal.me'],
  ['', undefined],
])('the host of %o is %s', (text, host) => {
  expect(hostOfPaymentLink(paymentLinkFields.parse({ link: text }).link)).toBe(host);
});

const codesIn = (link: string) =>
  paymentLinkFields.safeParse({ link }).error?.issues.map(({ message }) => message) ?? [];

it.each([
  'http://paypal.com/',
  'javascript:alert(1)//https://paypal.com',
  'https://paypal.com@evil.example/',
  'https://paypal.com:pw@evil.example/',
  'https://paypal.com\\@evil.example/',
  'https://раypal.com/',
  'https://localhost/',
  'https://10.0.0.1/',
  'https://paypal.com/a b',
  'see https://paypal.com/x',
  'paypal.com/x',
])('%s is no payment link', (text) => {
  expect(codesIn(text)).toEqual(['payment-link-invalid']);
});

it('a payment link is no longer than an address may be', () => {
  const longest = 'https://paypal.com/'.padEnd(limits.url, 'x');
  expect(codesIn(longest)).toEqual([]);
  expect(codesIn(`${longest}x`)).toEqual(['text-too-long']);
});

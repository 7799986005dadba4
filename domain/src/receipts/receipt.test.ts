import { afterEach, expect, it } from 'vitest';
import { toCents } from '../core/money.ts';
import { localeOf, provideLocale } from '../i18n/languages.ts';
import type { Booking } from '../requests/bookings/booking.ts';
import type { Transfer } from '../requests/transfers/transfer.ts';
import { numbers } from '../../testing/arbitraryRules.ts';
import { type Receipt, receiptNumber, receiptSchema, validReceiptOf } from './receipt.ts';
import {
  canHaveReceipt,
  contentOf,
  creditNoteOf,
  isCurrent,
  receiptLines,
  receiptLineText,
  taxesIn,
} from './receiptContent.ts';
import { receiptSettingsSchema } from './receiptSettings.ts';

afterEach(() => provideLocale(() => undefined));

const at = new Date('2026-11-21T01:30:00Z');
const payment = {
  id: 'one',
  amount: 162,
  date: '2026-11-20',
  way: 'cash',
  by: 'made',
  at,
} as const;
const booking: Booking = {
  id: 'made',
  bookingType: 'villa',
  itemName: 'Villa Indah',
  status: 'confirmed',
  customerName: 'Ana',
  customerEmail: 'ana@example.com',
  numberOfGuests: 2,
  totalPrice: 540,
  priceLines: [
    {
      unit: 180,
      count: 3,
    },
  ],
  startDate: '2026-12-01',
  endDate: '2026-12-04',
  createdAt: at,
  updatedAt: at,
  payments: [payment],
};
const receiptOf = (of: Booking, taxes: Receipt['taxes'] = []): Receipt => ({
  number: '2026-0001',
  issuedOn: '2026-11-21',
  taxes,
  company: 'C\nNPWP 1',
  ...contentOf(of),
});

it('300 random totals: the net amount and the taxes are the total, to the cent', () => {
  const below = numbers(1);
  for (let count = 0; count < 300; count += 1) {
    const total = below(20_000_000) / 100 - 100_000;
    const taxes = Array.from({ length: below(4) }, () => ({
      name: 'T',
      percent: below(1001) / 10,
    }));
    const included = taxesIn(total, taxes);
    const sum = included.taxes.reduce((all, { amount }) => all + amount, included.net);
    expect(toCents(sum)).toBe(toCents(total));
    // The net amount with the taxes on top is the total, but for the rounding of each.
    for (const { percent, amount } of included.taxes) {
      const off = Math.abs(amount - (included.net * percent) / 100);
      expect(off).toBeLessThan(0.01 * (taxes.length + 1) * (1 + percent / 100));
    }
  }
});

it('taxes are part of the price', () => {
  expect(taxesIn(111, [{ name: 'PPN', percent: 11 }])).toEqual({
    net: 100,
    taxes: [{ name: 'PPN', percent: 11, amount: 11 }],
  });
  expect(taxesIn(50, [])).toEqual({ net: 50, taxes: [] });
});

it('300 random bookings: the lines are the total', () => {
  const below = numbers(2);
  for (let count = 0; count < 300; count += 1) {
    const priceLines = Array.from({ length: below(4) }, () => ({
      unit: below(40_000) / 100,
      count: 1 + below(10),
    }));
    const computed = toCents(priceLines.reduce((sum, line) => sum + line.unit * line.count, 0));
    const totalPrice = below(2) === 0 ? computed : below(100_000) / 100;
    const lines = receiptLines({ ...booking, totalPrice, priceLines });
    expect(toCents(lines.reduce((sum, { amount }) => sum + amount, 0))).toBe(totalPrice);
  }
});

it('a line has the name that the guest read', () => {
  expect(receiptLines(booking)).toEqual([
    { text: 'Villa Indah', unit: 180, count: 3, amount: 540 },
  ]);
  const translated = { ...booking, translatedName: 'Vila Indah', totalPrice: 500 };
  expect(receiptLines(translated)).toEqual([{ text: 'Vila Indah', amount: 500 }]);
  const transfer = { totalAmount: 50 } as Transfer;
  expect(receiptLines(transfer)).toEqual([{ text: 'Airport transfer', amount: 50 }]);
});

it('holds what was booked and paid, and not who recorded it', () => {
  const { by: _, at: __, ...paid } = payment;
  expect(contentOf(booking)).toEqual({
    kind: 'bookings',
    requestId: 'made',
    guestName: 'Ana',
    firstDay: '2026-12-01',
    lastDay: '2026-12-04',
    lines: receiptLines(booking),
    total: 540,
    payments: [paid],
    balance: 378,
  });
  const ride = { id: 'ride', status: 'confirmed', customerName: 'Ben', pickupDate: '2026-12-02' };
  expect(contentOf({ ...ride, totalAmount: 50 } as Transfer)).toMatchObject({
    kind: 'transfers',
    firstDay: '2026-12-02',
    lastDay: '2026-12-02',
    payments: [],
    balance: 50,
  });
});

it('is current until price, payments, days, name or status change', () => {
  const receipt = receiptOf(booking);
  expect(receipt.balance).toBe(378);
  expect(isCurrent(receipt, { ...booking, notes: 'Late', updatedAt: new Date() })).toBe(true);
  expect(isCurrent(receipt, { ...booking, customerName: 'Removed' })).toBe(true);
  expect(isCurrent(receipt, { ...booking, id: 'Removed' })).toBe(false);
  for (const change of [
    { totalPrice: 500 },
    { payments: [payment, { ...payment, id: 'two' }] },
    { payments: undefined },
    { endDate: '2026-12-05' },
    { customerName: 'Anna' },
    { status: 'cancelled' as const },
    { status: 'pending' as const },
  ]) {
    expect(isCurrent(receipt, { ...booking, ...change })).toBe(false);
  }
});

it('only what is confirmed and costs something has one', () => {
  expect(canHaveReceipt(booking)).toBe(true);
  expect(canHaveReceipt({ ...booking, status: 'pending' })).toBe(false);
  expect(canHaveReceipt({ ...booking, status: 'cancelled' })).toBe(false);
  expect(canHaveReceipt({ ...booking, totalPrice: 0 })).toBe(true);
  expect(canHaveReceipt({ ...booking, totalPrice: 0, payments: [] })).toBe(false);
  expect(canHaveReceipt({ ...booking, payments: undefined })).toBe(true);
});

it('a credit note takes back lines, taxes and total, and no payment', () => {
  const receipt = receiptOf(booking, [{ name: 'PPN', percent: 11, amount: 53.51 }]);
  const note = creditNoteOf(receipt, { number: '2026-0002', issuedOn: '2026-11-22' });
  expect(note).toMatchObject({ number: '2026-0002', credits: '2026-0001', total: -540 });
  expect(note).toMatchObject({ lines: [{ text: 'Villa Indah', amount: -540 }], payments: [] });
  expect(note.taxes).toEqual([{ name: 'PPN', percent: 11, amount: -53.51 }]);
  const free = creditNoteOf(
    { ...receipt, total: 0 },
    { number: '2026-0003', issuedOn: '2026-11-22' },
  );
  expect(Object.is(free.total, 0)).toBe(true);
});

it('numbers have four digits or more, and a credit note ends a receipt', () => {
  expect(receiptNumber('2026-12-31', 1)).toBe('2026-0001');
  expect(receiptNumber('2027-01-01', 12_345)).toBe('2027-12345');
  expect(validReceiptOf()).toBeUndefined();
  expect(validReceiptOf(['2026-0001'])).toBe('2026-0001');
  expect(validReceiptOf(['2026-0001', '2026-0002'])).toBeUndefined();
  expect(validReceiptOf(['2026-0001', '2026-0002', '2026-0009'])).toBe('2026-0009');
});

it('settings need a registration, and taxes a name and a rate', () => {
  const tax = { name: 'PPN', percent: 1.1 };
  const valid = { registration: 'PT Selasar\nNPWP 01.234', taxes: [tax] };
  expect(receiptSettingsSchema.safeParse(valid).success).toBe(true);
  expect(receiptSettingsSchema.safeParse({ ...valid, taxes: [] }).success).toBe(true);
  for (const invalid of [
    { registration: ' ' },
    { registration: 'x'.repeat(501) },
    { taxes: [{ ...tax, percent: Number.NaN }] },
    { taxes: [{ ...tax, percent: -1 }] },
    { taxes: [{ ...tax, name: '' }] },
    { taxes: [tax, tax, tax, tax] },
  ]) {
    expect(receiptSettingsSchema.safeParse({ ...valid, ...invalid }).success).toBe(false);
  }
});

it.each([
  ['en', ['Villa Indah: Adult', 'Villa Indah: Kid (3–11)', 'Villa Indah: Pickup: Ubud']],
  ['de', ['Villa Indah: Erwachsene', 'Villa Indah: Kind (3–11)', 'Villa Indah: Abholung: Ubud']],
  ['ja', ['Villa Indah：大人', 'Villa Indah：Kid (3–11)', 'Villa Indah：お迎え：ウブド']],
] as const)('its lines are in the language of the reader: %s', async (language, texts) => {
  const names = { en: 'Kid', de: 'Kind' };
  const family: Booking = {
    ...booking,
    totalPrice: 252.5,
    party: 'child:1',
    guestKinds: { child: { from: 3, to: 11, percent: 50, names } },
    chosenExtras: 'ubud:1',
    extras: { ubud: { names: { en: 'Ubud', ja: 'ウブド' }, area: true, usd: 25, per: 'booking' } },
    priceLines: [
      { unit: 91, count: 2, kind: 'adult' },
      { unit: 45.5, count: 1, kind: 'child' },
      { unit: 25, count: 1, extra: 'ubud' },
    ],
  };
  const stored = receiptOf(family);
  const locale = await localeOf(language);
  provideLocale(() => locale);
  const note = creditNoteOf(stored, { number: '2026-0002', issuedOn: '2026-11-22' });
  for (const receipt of [stored, note]) {
    expect(receipt.lines.map((line) => receiptLineText(line, receipt))).toEqual(texts);
  }
  expect(note.lines.map(({ amount }) => amount)).toEqual([-182, -45.5, -25]);
  expect(isCurrent(receiptSchema.parse(stored), family)).toBe(true);
});

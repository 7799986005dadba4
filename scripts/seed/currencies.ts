import { addDays, baliDate, documents } from '@selasar/domain/core';
import type { CurrencyCode, ExchangeRate } from '@selasar/domain/offers';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { addMissing } from './addMissing.ts';

/** Plausible rates. */
const perUsd: Partial<Record<CurrencyCode, number>> = {
  AUD: 1.53,
  CNY: 7.12,
  EUR: 0.93,
  GBP: 0.79,
  IDR: 16_350,
  INR: 84.2,
  JPY: 151,
  KRW: 1390,
  SGD: 1.34,
};

/** The age of the rates in days. */
const age = 3;

/** The table of currencies. */
export async function seedCurrencies(db: Firestore, now: Date): Promise<number> {
  const asOf = addDays(baliDate(now), -age);
  const rates = Object.entries(perUsd).map(([code, rate]): ExchangeRate => ({
    code: code as CurrencyCode,
    perUsd: rate,
    asOf,
  }));
  const data = { rates, updatedAt: FieldValue.serverTimestamp() };
  return addMissing(db, [{ path: documents.currencies, data }]);
}

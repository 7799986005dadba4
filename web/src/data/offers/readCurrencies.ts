import { collections, documents } from '@selasar/domain/core';
import { type ExchangeRate, type OfferSource, readRates } from '@selasar/domain/offers';
import { withDeadline } from '../firebase/deadline.ts';
import { deadlineMs } from './catalogue.ts';

const id = documents.currencies.slice(collections.currencies.length + 1);

/** As far as they can be read: no page fails without them. */
export async function readCurrencies(source: OfferSource): Promise<readonly ExchangeRate[]> {
  try {
    const found = await withDeadline(source.find(collections.currencies, id), deadlineMs);
    const { rates, unreadable } = readRates(found?.data);
    if (unreadable > 0) console.warn(`${unreadable} currencies do not fit their schema`);
    return rates;
  } catch {
    return [];
  }
}

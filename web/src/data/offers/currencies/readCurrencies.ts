import { collections, documents, readRates } from '@selasar/domain';
import type { ExchangeRate, OfferSource } from '@selasar/domain';
import { withDeadline } from '../../firebase/deadline.ts';
import { deadlineMs } from '../catalogue.ts';

const id = documents.currencies.slice(collections.currencies.length + 1);

/** Exchange rates of the US dollar, as far as they can be read: no page fails without them. */
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

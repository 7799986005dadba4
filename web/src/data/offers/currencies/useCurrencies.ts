import { currenciesVersion, documents, readRates } from '@selasar/domain';
import type { CurrencyTable } from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { onceAnswered, useWatchedDocument } from '../../firebase/reactfire/useWatchedDocument.ts';

/** The table of currencies as staff edit it. */
export interface StoredCurrencies {
  /** The valid entries. */
  table: CurrencyTable;
  /** Its version; null if none was saved. */
  version: number | null;
  /** Number of invalid currencies. */
  unreadable: number;
}

function read(found: DocumentSnapshot): StoredCurrencies {
  const { rates, unreadable } = readRates(found.data());
  return { table: { rates }, version: currenciesVersion(found.get('updatedAt')), unreadable };
}

/** Follows the table of currencies. */
export const useCurrencies = () =>
  useWatchedDocument<StoredCurrencies>(documents.currencies, read, onceAnswered);

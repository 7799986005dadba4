import { currenciesVersion, documents, readRates } from '@selasar/domain';
import type { CurrencyTable } from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { useDocument } from '../../firebase/live/useDocument.ts';

/** The table of currencies as staff edit it. */
export interface StoredCurrencies {
  /** As far as it can be read. */
  table: CurrencyTable;
  /** Which version it is; null where nothing was set. */
  version: number | null;
  /** How many currencies of it cannot be read. */
  unreadable: number;
}

function read(found: DocumentSnapshot): StoredCurrencies {
  const { rates, unreadable } = readRates(found.data());
  return { table: { rates }, version: currenciesVersion(found.get('updatedAt')), unreadable };
}

/** Follows the table of currencies. */
export const useCurrencies = () =>
  useDocument<StoredCurrencies>(
    documents.currencies,
    read,
    (found) => found.exists() || !found.metadata.fromCache,
  );

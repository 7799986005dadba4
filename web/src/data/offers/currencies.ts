import { documents } from '@selasar/domain/core';
import { currenciesVersion, type CurrencyTable, readRates } from '@selasar/domain/offers';
import type { DocumentSnapshot } from 'firebase/firestore';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { changedFields } from './changes.ts';

export const setCurrencies = confirmed(staffApi.setCurrencies, async ({ rates }) => {
  const stored = (await readDocument(documents.currencies)).data();
  return changedFields(stored ?? {}, { rates }).length === 0;
});

export interface StoredCurrencies {
  table: CurrencyTable;
  /** Null if none was saved. */
  version: number | null;
  unreadable: number;
}

function read(found: DocumentSnapshot): StoredCurrencies {
  const { rates, unreadable } = readRates(found.data());
  return { table: { rates }, version: currenciesVersion(found.get('updatedAt')), unreadable };
}

export const useCurrencies = () =>
  useWatchedDocument<StoredCurrencies>(documents.currencies, read, onceAnswered);

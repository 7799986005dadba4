import { documents } from '@selasar/domain/core';
import { type PaymentTerms, readPaymentTerms, termsVersion } from '@selasar/domain/pricing';
import { adminApi } from '../api.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { readDocument } from '../firebase/lite.ts';
import { changedFields } from './changes.ts';

export const setPaymentTerms = confirmed(adminApi.setPaymentTerms, async ({ changes }) => {
  const stored = (await readDocument(documents.paymentTerms)).data();
  return changedFields(stored ?? {}, changes).length === 0;
});

export interface StoredPaymentTerms {
  terms: PaymentTerms;
  /** Null if none were saved. */
  version: number | null;
}

export const usePaymentTerms = () =>
  useWatchedDocument<StoredPaymentTerms>(
    documents.paymentTerms,
    (found) => ({
      terms: readPaymentTerms(found.data()),
      version: termsVersion(found.get('updatedAt')),
    }),
    onceAnswered,
  );

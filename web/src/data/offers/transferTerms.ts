import { collections, documents } from '@selasar/domain/core';
import {
  noTransferTerms,
  termsVersion,
  type TransferTerms,
  transferTermsSchema,
} from '@selasar/domain/pricing';
import type { DocumentSnapshot } from 'firebase/firestore';
import { toRow, type Collection, type Invalidity } from '../firebase/rows.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { changedFields } from './changes.ts';

export const setTransferTerms = confirmed(staffApi.setTransferTerms, async ({ changes }) => {
  const stored = (await readDocument(documents.transferTerms)).data();
  return changedFields(stored ?? {}, changes).length === 0;
});

export interface StoredTerms {
  terms: TransferTerms;
  /** Null if none were saved. */
  version: number | null;
  damage: Invalidity | undefined;
}

const termsCollection: Collection<TransferTerms> = {
  name: collections.terms,
  idField: 'id',
  schema: transferTermsSchema,
};

function read(found: DocumentSnapshot): StoredTerms {
  const { damage, ...row } = toRow(termsCollection, found);
  return {
    terms: {
      leadHours: row.leadHours ?? noTransferTerms.leadHours,
      hours: row.hours ?? noTransferTerms.hours,
      vehicles: row.vehicles ?? noTransferTerms.vehicles,
      freeCancellationHours: row.freeCancellationHours ?? noTransferTerms.freeCancellationHours,
    },
    version: termsVersion(found.get('updatedAt')),
    damage,
  };
}

export const useTransferTerms = () =>
  useWatchedDocument<StoredTerms>(documents.transferTerms, read, onceAnswered);

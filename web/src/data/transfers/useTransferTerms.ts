import {
  collections,
  documents,
  noTransferTerms,
  termsVersion,
  transferTermsSchema,
} from '@selasar/domain';
import type { TransferTerms } from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { toRow } from '../firebase/rows.ts';
import type { Collection, Invalidity } from '../firebase/rows.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/reactfire/useWatchedDocument.ts';

/** The transfer terms as staff edit them. */
export interface StoredTerms {
  /** An invalid field counts as not set. */
  terms: TransferTerms;
  /** Their version; null if none were saved. */
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

/** Follows the terms of transfers. */
export const useTransferTerms = () =>
  useWatchedDocument<StoredTerms>(documents.transferTerms, read, onceAnswered);

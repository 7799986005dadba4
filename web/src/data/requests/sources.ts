import { documents } from '@selasar/domain/core';
import {
  type Partner,
  partnersVersion,
  readPartners,
  sourceKeyOf,
  sourceSchema,
} from '@selasar/domain/requests';
import type { DocumentSnapshot } from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { changedFields } from '../offers/changes.ts';

export const setPartners = confirmed(staffApi.setPartners, async ({ partners }) => {
  const stored = (await readDocument(documents.partners)).data();
  return changedFields(stored ?? {}, { partners }).length === 0;
});

export interface StoredPartners {
  partners: Partner[];
  /** Null if none were saved. */
  version: number | null;
}

const read = (found: DocumentSnapshot): StoredPartners => ({
  partners: readPartners(found.data()),
  version: partnersVersion(found.get('updatedAt')),
});

export const readPartnerList = async (path: string): Promise<Partner[]> =>
  readPartners((await readDocument(path)).data());

export const usePartners = () =>
  useWatchedDocument<StoredPartners>(documents.partners, read, onceAnswered);

export const setSource = confirmed(staffApi.setSource, async ({ kind, id, source }) => {
  const stored: unknown = (await readDocument(kind, id)).get('source');
  return sourceKeyOf(sourceSchema.safeParse(stored).data) === source;
});

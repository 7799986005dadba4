import { collections, statsMonthIds } from '@selasar/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { db } from '../platform/firestore.ts';

/** The documents of all months. */
export const storedMonths = (): Query =>
  db
    .collection(collections.stats)
    .where(FieldPath.documentId(), '>=', statsMonthIds.first)
    .where(FieldPath.documentId(), '<=', statsMonthIds.last);

import { maxFeeds } from '@selasar/domain/calendar';
import { collections, pathOf } from '@selasar/domain/core';
import { FieldValue, type Query } from 'firebase-admin/firestore';
import { recordEdit } from '../../platform/audit.ts';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { feedName, readVillaName } from '../villa.ts';
import { removeFeedWithBlocks } from './syncFeed.ts';

export const feedsOf = (villaId: string): Query =>
  db.collection(collections.feeds).where('villaId', '==', villaId);

export const saveFeed = implement('saveFeed', async ({ feedId, villaId, ...form }, staff) => {
  const fields = Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  );
  await db.runTransaction(async (transaction) => {
    const by = await staff.authorize(transaction);
    const villaName = await readVillaName(villaId);
    const name = feedName({ ...form, villaName });
    const stored = await transaction.get(db.doc(pathOf(collections.feeds, feedId)));
    const edited = { kind: 'feeds', id: feedId, name, after: fields, by } as const;
    if (stored.exists) {
      if (stored.get('villaId') !== villaId) {
        throw callError({ code: 'request-id-reused', field: 'feedId' });
      }
      transaction.update(stored.ref, { ...fields, villaName });
      const before = Object.keys(fields).map((field) => [field, stored.get(field)]);
      recordEdit(transaction, db, { ...edited, before: Object.fromEntries(before) });
      return;
    }
    const { size } = await transaction.get(feedsOf(villaId).limit(maxFeeds));
    if (size === maxFeeds) throw callError({ code: 'too-many-feeds' });
    const createdAt = FieldValue.serverTimestamp();
    transaction.create(stored.ref, { villaId, villaName, ...fields, createdAt });
    recordEdit(transaction, db, { ...edited, before: undefined });
  });
  logger.info('feed saved', { feedId, villaId, by: staff.uid });
  return { feedId };
});

export const removeFeed = implement('removeFeed', async ({ feedId }, staff) => {
  await removeFeedWithBlocks(feedId, staff.authorize);
  logger.info('feed removed', { feedId, by: staff.uid });
  return { feedId };
});

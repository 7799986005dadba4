import { maxFeeds, type SaveFeedInput } from '@selasar/domain/calendar';
import { collections, pathOf } from '@selasar/domain/core';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { type Author, recordEdit } from '../../platform/audit.ts';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { feedName, readVillaName } from '../villa.ts';
import { removeFeedWithBlocks } from './syncFeed.ts';

export const feedsOf = (villaId: string): Query =>
  db.collection(collections.feeds).where('villaId', '==', villaId);

export const saveFeed = implement('saveFeed', async (input, staff) => {
  const { feedId, villaId } = input;
  await db.runTransaction(async (transaction) => {
    const by = await staff.authorize(transaction);
    await save(transaction, input, await readVillaName(villaId), by);
  });
  logger.info('feed saved', { feedId, villaId, by: staff.uid });
  return { feedId };
});

async function save(
  transaction: Transaction,
  { feedId, villaId, ...form }: SaveFeedInput,
  villaName: string,
  by: Author,
): Promise<void> {
  const fields = Object.fromEntries(
    Object.entries(form).filter(([, value]) => value !== undefined),
  );
  const stored = await transaction.get(db.doc(pathOf(collections.feeds, feedId)));
  const edited = { kind: 'feeds', id: feedId, name: feedName({ ...form, villaName }), by } as const;
  if (stored.exists) {
    if (stored.get('villaId') !== villaId) {
      throw callError({ code: 'request-id-reused', field: 'feedId' });
    }
    transaction.update(stored.ref, { ...fields, villaName });
    const before = Object.fromEntries(Object.keys(fields).map((name) => [name, stored.get(name)]));
    recordEdit(transaction, db, { ...edited, before, after: fields });
    return;
  }
  const { size } = await transaction.get(feedsOf(villaId).limit(maxFeeds));
  if (size === maxFeeds) throw callError({ code: 'too-many-feeds' });
  const createdAt = FieldValue.serverTimestamp();
  transaction.create(stored.ref, { villaId, villaName, ...fields, createdAt });
  recordEdit(transaction, db, { ...edited, before: undefined, after: fields });
}

export const removeFeed = implement('removeFeed', async ({ feedId }, staff) => {
  await removeFeedWithBlocks(feedId, staff.authorize);
  logger.info('feed removed', { feedId, by: staff.uid });
  return { feedId };
});

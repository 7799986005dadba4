import {
  collections,
  maxFeeds,
  pathOf,
  type SaveFeedAnswer,
  type SaveFeedInput,
} from '@selasar/domain';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import * as logger from '../../platform/log.ts';
import { readVillaName } from '../blocks/villa.ts';
import { implement } from '../../platform/operation.ts';
import { callError } from '../../platform/callError.ts';
import { db } from '../../platform/firestore.ts';
import { feedName, recordEdit } from '../../changes/audit/recordEdit.ts';
import type { Author } from '../../people/authorize.ts';

/** The feeds of a villa. */
export const feedsOf = (villaId: string): Query =>
  db.collection(collections.feeds).where('villaId', '==', villaId);

/** Staff add a portal's calendar feed to a villa, or change its name or address. */
export const saveFeed = implement('saveFeed', async (input, staff): Promise<SaveFeedAnswer> => {
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
  { feedId, villaId, name, url }: SaveFeedInput,
  villaName: string,
  by: Author,
): Promise<void> {
  const stored = await transaction.get(db.doc(pathOf(collections.feeds, feedId)));
  const edited = { kind: 'feeds', id: feedId, name: feedName({ name, villaName }), by } as const;
  if (stored.exists) {
    if (stored.get('villaId') !== villaId) {
      throw callError({ code: 'request-id-reused', field: 'feedId' });
    }
    transaction.update(stored.ref, { name, url, villaName });
    const before = { name: stored.get('name'), url: stored.get('url') };
    recordEdit(transaction, db, { ...edited, before, after: { name, url } });
    return;
  }
  const { size } = await transaction.get(feedsOf(villaId).limit(maxFeeds));
  if (size === maxFeeds) throw callError({ code: 'too-many-feeds' });
  const createdAt = FieldValue.serverTimestamp();
  transaction.create(stored.ref, { villaId, villaName, name, url, createdAt });
  recordEdit(transaction, db, { ...edited, before: undefined, after: { name, url } });
}

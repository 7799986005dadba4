import { collections, pathOf } from '@selasar/domain/core';
import { FieldValue } from 'firebase-admin/firestore';
import { randomId } from '../platform/capability.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement, type Staff } from '../platform/operation.ts';
import { readVillaName } from './villa.ts';

async function keyOf(villaId: string, staff: Staff, isReplaced: boolean): Promise<string> {
  await readVillaName(villaId);
  return db.runTransaction(async (transaction) => {
    await staff.authorize(transaction);
    const stored = await transaction.get(db.doc(pathOf(collections.icalAddresses, villaId)));
    const known: unknown = stored.get('key');
    if (typeof known === 'string' && !isReplaced) return known;
    const key = randomId();
    // What portals have fetched stays known.
    const address = { villaId, key, createdAt: FieldValue.serverTimestamp() };
    transaction.set(stored.ref, address, { merge: true });
    return key;
  });
}

export const icalAddress = implement('icalAddress', async ({ villaId }, staff) => ({
  key: await keyOf(villaId, staff, false),
}));

export const replaceIcalAddress = implement('replaceIcalAddress', async ({ villaId }, staff) => {
  const key = await keyOf(villaId, staff, true);
  logger.info('calendar address replaced', { villaId, by: staff.uid });
  return { key };
});

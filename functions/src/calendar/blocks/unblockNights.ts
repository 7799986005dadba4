import { blockHolder, blockSchema, type UnblockNightsAnswer } from '@selasar/domain/calendar';
import { collections, monthsOf, pathOf, problem, shortDate } from '@selasar/domain/core';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { feedName, recordEdit } from '../../audit/recordEdit.ts';
import { freeNights, readNights } from '../../availability/nights.ts';
import { tryPublishOccupancy } from '../../availability/publishOccupancy.ts';
import type { Author } from '../../platform/authorize.ts';
import { invalidInput, callError } from '../../platform/callError.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';

const heldSchema = blockSchema.pick({
  villaId: true,
  startDate: true,
  endDate: true,
  feedId: true,
  uid: true,
});

/** Nights of a feed stay free as long as the portal lists the same event. */
export const unblockNights = implement(
  'unblockNights',
  async ({ blockId, reason }, staff): Promise<UnblockNightsAnswer> => {
    const months = await writeUnlessChanged(async (transaction) => {
      const by = await staff.authorize(transaction);
      const stored = await db.doc(pathOf(collections.blocks, blockId)).get();
      if (!stored.exists) throw callError({ code: 'block-not-found' });
      const held = heldSchema.parse(stored.data());
      if (held.feedId !== undefined) await noteFreed(transaction, held, reason, by);
      freeNights(transaction, await readNights(held), blockHolder(blockId));
      transaction.delete(stored.ref, unlessChanged(stored));
      return monthsOf(held);
    });
    await tryPublishOccupancy(months);
    logger.info('nights unblocked', { blockId, by: staff.uid });
    return { blockId };
  },
);

async function noteFreed(
  transaction: Transaction,
  { feedId = '', uid = '', startDate, endDate }: z.infer<typeof heldSchema>,
  reason: string,
  by: Author,
): Promise<void> {
  if (!reason) throw invalidInput({ field: 'reason', report: problem('block-note-missing') });
  const feed = await db.doc(pathOf(collections.feeds, feedId)).get();
  // Blocks that are over outlive their feed.
  if (!feed.exists) return;
  transaction.update(feed.ref, { freed: FieldValue.arrayUnion({ uid, startDate, endDate }) });
  const name = feedName({ name: feed.get('name'), villaName: feed.get('villaName') });
  const freed = `${shortDate(startDate)} to ${shortDate(endDate)}: ${reason}`;
  recordEdit(transaction, db, {
    kind: 'feeds',
    id: feedId,
    name,
    by,
    before: {},
    after: { freed },
  });
}

import {
  blockHolder,
  blockSchema,
  collections,
  monthsOf,
  pathOf,
  type UnblockNightsAnswer,
} from '@selasar/domain';
import * as logger from '../../platform/log.ts';
import { freeNights, readNights } from '../../bookings/nights/nightHolders.ts';
import { tryPublishOccupancy } from '../../bookings/occupancy/publishOccupancy.ts';
import { implement } from '../../platform/operation.ts';
import { callError } from '../../platform/callError.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';

const heldSchema = blockSchema.pick({ villaId: true, startDate: true, endDate: true });

/**
 * Staff remove a block, which frees its nights only. Blocks of a feed cannot be removed here: the portal decides on
 * them.
 */
export const unblockNights = implement(
  'unblockNights',
  async ({ blockId }, staff): Promise<UnblockNightsAnswer> => {
    const months = await writeUnlessChanged(async (transaction) => {
      await staff.authorize(transaction);
      const stored = await db.doc(pathOf(collections.blocks, blockId)).get();
      if (!stored.exists) throw callError({ code: 'block-not-found' });
      const held = heldSchema.parse(stored.data());
      freeNights(transaction, await readNights(held), blockHolder(blockId));
      transaction.delete(stored.ref, unlessChanged(stored));
      return monthsOf(held);
    });
    await tryPublishOccupancy(months);
    logger.info('nights unblocked', { blockId, by: staff.uid });
    return { blockId };
  },
);

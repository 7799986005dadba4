import type { RemoveFeedAnswer } from '@selasar/domain';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { removeFeedWithBlocks } from './sync/syncFeed.ts';

/** Staff remove a portal's calendar feed, which frees the nights that it blocked. */
export const removeFeed = implement(
  'removeFeed',
  async ({ feedId }, staff): Promise<RemoveFeedAnswer> => {
    await removeFeedWithBlocks(feedId, staff.authorize);
    logger.info('feed removed', { feedId, by: staff.uid });
    return { feedId };
  },
);

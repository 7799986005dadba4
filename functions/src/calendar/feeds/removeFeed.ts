import type { RemoveFeedAnswer } from '@selasar/domain/calendar';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { removeFeedWithBlocks } from './sync/syncFeed.ts';

export const removeFeed = implement(
  'removeFeed',
  async ({ feedId }, staff): Promise<RemoveFeedAnswer> => {
    await removeFeedWithBlocks(feedId, staff.authorize);
    logger.info('feed removed', { feedId, by: staff.uid });
    return { feedId };
  },
);

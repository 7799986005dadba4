import { removeFeedInputSchema, type RemoveFeedAnswer } from '@selasar/domain';
import * as logger from '../core/log.ts';
import { staffCallable } from '../core/callable.ts';
import { removeFeedWithBlocks } from './sync/syncFeed.ts';

/** Staff remove a calendar of another portal; the nights that it has blocked are free again. */
export const removeFeed = staffCallable({
  name: 'removeFeed',
  input: () => removeFeedInputSchema,
  run: async ({ feedId }, staff): Promise<RemoveFeedAnswer> => {
    await removeFeedWithBlocks(feedId, staff.authorize);
    logger.info('feed removed', { feedId, by: staff.uid });
    return { feedId };
  },
});

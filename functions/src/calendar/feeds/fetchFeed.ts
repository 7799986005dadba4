import { collections, fetchFeedAnswerSchema, type FetchFeedAnswer } from '@selasar/domain';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { errorFacts } from '../../platform/errorFacts.ts';
import { db } from '../../platform/firestore.ts';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { readFeed } from './readFeed.ts';

/** Staff have a feed read now. */
export const fetchFeed = implement(
  'fetchFeed',
  async (input, { authorize }): Promise<FetchFeedAnswer> =>
    fetchFeedAnswerSchema.parse(await readFeed({ ...input, authorize })),
);

/** How many feeds are read side by side. */
const atOnce = 5;
/** A minute less than the function that runs it may take. */
const longestMs = 8 * 60_000;

/** Reads all feeds, those first that wait longest: what time does not allow comes first the next time. */
export async function readAllFeeds(until: number): Promise<void> {
  const { docs } = await db.collection(collections.feeds).get();
  const readAt = (feed: (typeof docs)[number]): number =>
    feed.get('lastFetchedAt')?.toMillis() ?? 0;
  const waiting = docs.toSorted((a, b) => readAt(a) - readAt(b)).map(({ id }) => id);
  await Promise.all(Array.from({ length: atOnce }, () => readInTurn(waiting, until)));
}

async function readInTurn(waiting: string[], until: number): Promise<void> {
  for (let feedId = waiting.shift(); feedId && Date.now() < until; feedId = waiting.shift()) {
    try {
      await readFeed({ feedId });
    } catch (error) {
      // The others are read all the same.
      logger.error('feed failed', { feedId, ...errorFacts(error) });
    }
  }
}

/** Reads all feeds every hour. */
export const readFeeds = onJob('readFeeds', () => readAllFeeds(Date.now() + longestMs));

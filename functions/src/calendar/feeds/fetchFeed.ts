import { collections, fetchFeedAnswerSchema, type FetchFeedAnswer } from '@selasar/domain';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { errorFacts } from '../../platform/errorFacts.ts';
import { db } from '../../platform/firestore.ts';
import { onJob } from '../../platform/monitoring/onJob.ts';
import { readFeed } from './readFeed.ts';

/** Staff import a feed now. */
export const fetchFeed = implement(
  'fetchFeed',
  async (input, { authorize }): Promise<FetchFeedAnswer> =>
    fetchFeedAnswerSchema.parse(await readFeed({ ...input, authorize })),
);

/** The number of feeds that are read in parallel. */
const atOnce = 5;
/** One minute less than the time limit of the function. */
const longestMs = 8 * 60_000;

/** Reads all feeds, the least recently read first. A feed that the time limit cuts off comes first in the next run. */
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
      // Other feeds are still read.
      logger.error('feed failed', { feedId, ...errorFacts(error) });
    }
  }
}

/** Reads all feeds every hour. */
export const readFeeds = onJob('readFeeds', () => readAllFeeds(Date.now() + longestMs));

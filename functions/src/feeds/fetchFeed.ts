import {
  collections,
  fetchFeedAnswerSchema,
  fetchFeedInputSchema,
  type FetchFeedAnswer,
} from '@selasar/domain';
import * as logger from '../core/log.ts';
import { staffCallable } from '../core/callable.ts';
import { errorFacts } from '../core/errorFacts.ts';
import { db } from '../core/firestore.ts';
import { onJob } from '../health/onJob.ts';
import { readFeed } from './readFeed.ts';

/** A calendar of 5 MB becomes 150 MB while it is read. */
const memory = '512MiB';

/** Staff have a feed read now. */
export const fetchFeed = staffCallable(
  {
    name: 'fetchFeed',
    input: () => fetchFeedInputSchema,
    run: async (input, { authorize }): Promise<FetchFeedAnswer> =>
      fetchFeedAnswerSchema.parse(await readFeed({ ...input, authorize })),
  },
  { memory, concurrency: 1 },
);

/** How many feeds are read side by side. */
const atOnce = 5;
const timeoutSeconds = 540;

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
export const readFeeds = onJob(
  'readFeeds',
  () => readAllFeeds(Date.now() + (timeoutSeconds - 60) * 1000),
  { maxInstances: 1, timeoutSeconds, memory: '1GiB' },
);

import { type Feed, fetchFeedAnswerSchema, freeEntriesBlock } from '@selasar/domain/calendar';
import { addDays, collections, pathOf } from '@selasar/domain/core';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { errorFacts } from '../../platform/errorFacts.ts';
import { db } from '../../platform/firestore.ts';
import * as logger from '../../platform/log.ts';
import { onJob } from '../../platform/onJob.ts';
import { implement } from '../../platform/operation.ts';
import { readCalendar, type ReadCalendar } from './calendar/readCalendar.ts';
import { feedError, FeedError } from './feedError.ts';
import { fetchCalendar } from './fetchCalendar.ts';
import { feedWindow, readFeedDocument, type Synced, syncFeed } from './syncFeed.ts';

interface Reading {
  feedId: string;
  acceptsFewer?: boolean;
  /** Undefined for the schedule. */
  authorize?: (transaction: Transaction) => Promise<unknown>;
}

/** If the feed cannot be read, all blocks stay and staff see why. */
async function readFeed({ feedId, acceptsFewer = false, authorize }: Reading): Promise<Synced> {
  const { feed } = await readFeedDocument(feedId);
  let synced: Synced;
  try {
    const calendar = readable(await fetchCalendar(feed.url), feed);
    synced = await syncFeed({ feedId, calendar, acceptsFewer, authorize });
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const { events, nights, clashes } = feed;
    synced = { lastResult: error.result, events, nights, clashes };
    await noteFailure({ feedId, authorize }, synced);
  }
  const { lastResult, events, nights, clashes } = synced;
  const { code } = lastResult;
  // The log holds nothing of the address or the calendar.
  logger.info('feed read', { feedId, code, events, nights, clashes: clashes.length });
  return synced;
}

function readable(text: string, feed: Feed): ReadCalendar {
  const window = feedWindow();
  const { bookableDays } = feed;
  const farFrom = bookableDays ? addDays(window.startDate, bookableDays) : undefined;
  try {
    return readCalendar(text, { window, freeBlocks: freeEntriesBlock(feed), farFrom });
  } catch (error) {
    logger.info('feed not readable', { error: errorFacts(error)['error'] });
    throw feedError('damaged', { problems: [] });
  }
}

const noteFailure = ({ feedId, authorize }: Reading, { lastResult }: Synced): Promise<void> =>
  db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    const document = await transaction.get(db.doc(pathOf(collections.feeds, feedId)));
    if (!document.exists) return;
    const failure = { lastResult, hasProblem: true, lastFetchedAt: Timestamp.now() };
    transaction.update(document.ref, failure);
  });

export const fetchFeed = implement('fetchFeed', async (input, { authorize }) =>
  fetchFeedAnswerSchema.parse(await readFeed({ ...input, authorize })),
);

const atOnce = 5;
/** One minute less than the time limit of the function. */
const longestMs = 8 * 60_000;

/** A feed that the time limit cuts off comes first in the next run. */
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
      logger.error('feed failed', { feedId, ...errorFacts(error) });
    }
  }
}

export const readFeeds = onJob('readFeeds', () => readAllFeeds(Date.now() + longestMs));

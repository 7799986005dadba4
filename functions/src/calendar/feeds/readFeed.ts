import { addDays, collections, freeEntriesBlock, pathOf, type Feed } from '@selasar/domain';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import * as logger from '../../platform/log.ts';
import { errorFacts } from '../../platform/errorFacts.ts';
import { db } from '../../platform/firestore.ts';
import { readCalendar, type ReadCalendar } from './calendar/readCalendar.ts';
import { FeedError, feedError } from './feedError.ts';
import { fetchCalendar } from './fetch/fetchCalendar.ts';
import { feedWindow, readFeedDocument, syncFeed, type Synced } from './sync/syncFeed.ts';

interface Reading {
  feedId: string;
  acceptsFewer?: boolean;
  /** The check of the staff member who asked; undefined for the schedule. */
  authorize?: (transaction: Transaction) => Promise<unknown>;
}

/**
 * Reads a feed and blocks the nights that are booked there. If it cannot be read, all blocks stay and staff see why.
 */
export async function readFeed({
  feedId,
  acceptsFewer = false,
  authorize,
}: Reading): Promise<Synced> {
  const { feed } = await readFeedDocument(feedId);
  try {
    const calendar = readable(await fetchCalendar(feed.url), feed);
    const synced = await syncFeed({ feedId, calendar, acceptsFewer, authorize });
    logRead(feedId, synced);
    return synced;
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const { events, nights, clashes } = feed;
    const synced = { lastResult: error.result, events, nights, clashes };
    await noteFailure({ feedId, authorize }, synced);
    logRead(feedId, synced);
    return synced;
  }
}

/** The log holds nothing of the address or the calendar. */
const logRead = (feedId: string, { lastResult: { code }, events, nights, clashes }: Synced) =>
  logger.info('feed read', { feedId, code, events, nights, clashes: clashes.length });

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

/** Writes only the new outcome; the blocks and their description stay. */
const noteFailure = ({ feedId, authorize }: Reading, { lastResult }: Synced): Promise<void> =>
  db.runTransaction(async (transaction) => {
    await authorize?.(transaction);
    const document = await transaction.get(db.doc(pathOf(collections.feeds, feedId)));
    // Staff may have removed the feed meanwhile.
    if (document.exists) {
      transaction.update(document.ref, {
        lastResult,
        hasProblem: true,
        lastFetchedAt: Timestamp.now(),
      });
    }
  });

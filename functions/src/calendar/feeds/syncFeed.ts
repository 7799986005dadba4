import {
  blockHolder,
  blockOfHolder,
  blockSchema,
  type Clash,
  type Feed,
  type FeedResult,
  feedSchema,
  type FreedNights,
  givenSchema,
  givenStay,
} from '@selasar/domain/calendar';
import {
  addDays,
  baliDate,
  bookingHorizonDays,
  collections,
  maxStayNights,
  nightsOf,
  pathOf,
  type Stay,
} from '@selasar/domain/core';
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type MonthOfNights, readNights, replaceHolders } from '../../availability/nights.ts';
import { tryPublishOccupancy } from '../../availability/publishOccupancy.ts';
import { type Author, recordEdit } from '../../platform/audit.ts';
import { callError } from '../../platform/callError.ts';
import { db, plainReader, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { feedName } from '../villa.ts';
import type { ReadCalendar } from './calendar/readCalendar.ts';
import { feedResult, withNotes } from './feedError.ts';
import { type BlockPlan, type FeedBlock, heldAfter, planBlocks } from './planBlocks.ts';
import { leaveOutReturned, markOf, withinWindow, withoutFreed } from './stays.ts';

export interface Synced {
  lastResult: FeedResult;
  events: number;
  nights: number;
  clashes: Clash[];
}

interface Sync {
  feedId: string;
  calendar: ReadCalendar;
  acceptsFewer: boolean;
  authorize?: ((transaction: Transaction) => Promise<unknown>) | undefined;
}

/** At most 845 writes in half a megabyte; Firestore allows 10 MiB and 270 seconds. */
export async function syncFeed({
  feedId,
  calendar,
  acceptsFewer,
  authorize,
}: Sync): Promise<Synced> {
  const { synced, months } = await writeUnlessChanged(async (transaction) => {
    await authorize?.(transaction);
    const situation = await readSituation(feedId);
    const { document, feed, window, holders, own, given } = situation;
    const ownHolders = new Set(own.map(({ block }) => blockHolder(block.id)));
    const others = new Map([...holders].filter(([, holder]) => !ownHolders.has(holder)));
    const settled = leaveOutReturned({ stays: calendar.stays, given, others, feed });
    const { returned, contested } = settled;
    const listed = new Set(calendar.stays.map(({ uid }) => uid));
    const isListed = ({ uid }: FreedNights) => calendar.problems.length > 0 || listed.has(uid);
    const freed = feed.freed?.filter(isListed) ?? [];
    const stays = settled.stays.flatMap((stay) => withoutFreed(stay, freed));
    const lastResult = resultOf(own, { ...calendar, stays }, window, acceptsFewer);
    const plan = planBlocks({
      stays,
      own: own.map(({ block }) => block),
      holders,
      window,
      keepsExisting: lastResult.code !== 'ok',
      idOf: ({ startDate, uid }) => `${feedId}_${markOf(startDate, uid)}`,
    });
    const changed = writePlan(transaction, situation, plan);
    const { clashes } = plan;
    const answer: Synced = {
      lastResult: withNotes(lastResult, { ...calendar, freed: freed.length }),
      events: stays.length + calendar.unreadable,
      nights: plan.blocks.flatMap((block) => nightsOf(withinWindow(block, window))).length,
      clashes,
    };
    const hasProblem = lastResult.code !== 'ok' || clashes.length > 0;
    const marks = { returned, contested, freed, hasProblem, lastFetchedAt: Timestamp.now() };
    transaction.update(document.ref, { ...answer, ...marks }, unlessChanged(document));
    return { synced: answer, months: changed };
  });
  await tryPublishOccupancy(months);
  return synced;
}

export async function removeFeedWithBlocks(
  feedId: string,
  authorize: (transaction: Transaction) => Promise<Author>,
): Promise<void> {
  const months = await writeUnlessChanged(async (transaction) => {
    const by = await authorize(transaction);
    const situation = await readSituation(feedId);
    const { document, feed, own } = situation;
    const removed = own.map(({ block }) => block);
    const plan = { created: [], changed: [], removed, blocks: [], clashes: [] };
    const changed = writePlan(transaction, situation, plan);
    transaction.delete(document.ref, unlessChanged(document));
    const { name, url } = feed;
    const edited = { kind: 'feeds', id: feedId, name: feedName(feed), by } as const;
    recordEdit(transaction, db, { ...edited, before: { name, url }, after: undefined });
    return changed;
  });
  await tryPublishOccupancy(months);
}

export function feedWindow(): Stay {
  const startDate = baliDate(new Date());
  return { startDate, endDate: addDays(startDate, bookingHorizonDays + maxStayNights) };
}

export async function readFeedDocument(
  feedId: string,
): Promise<{ document: DocumentSnapshot; feed: Feed }> {
  const document = await db.doc(pathOf(collections.feeds, feedId)).get();
  if (!document.exists) throw callError({ code: 'feed-not-found' });
  return { document, feed: feedSchema.parse({ ...document.data(), id: feedId }) };
}

interface StoredBlock {
  block: FeedBlock;
  document: DocumentSnapshot;
}

interface Situation {
  feed: Feed;
  window: Stay;
  months: readonly MonthOfNights[];
  holders: ReadonlyMap<string, string>;
  own: readonly StoredBlock[];
}

async function readSituation(feedId: string) {
  const { document, feed } = await readFeedDocument(feedId);
  const window = feedWindow();
  const months = await readNights({ villaId: feed.villaId, ...window });
  const address = await db.doc(pathOf(collections.icalAddresses, feed.villaId)).get();
  const given = givenSchema
    .parse(address.data() ?? {})
    .given?.[feedId]?.map((text) => withinWindow(givenStay(text), window));
  const holders = new Map(months.flatMap((month) => [...month.holders]));
  const held = new Set([...holders.values()].flatMap((holder) => blockOfHolder(holder) ?? []));
  const references = [...held]
    .filter((blockId) => blockId.startsWith(`${feedId}_`))
    .map((blockId) => db.doc(pathOf(collections.blocks, blockId)));
  const documents = references.length > 0 ? await plainReader(...references) : [];
  const own = documents.flatMap((stored): StoredBlock[] => {
    const block = blockIn(stored, window);
    return block ? [{ document: stored, block }] : [];
  });
  return { document, feed, window, months, holders, own, given };
}

const storedSchema = blockSchema.pick({ startDate: true, endDate: true, uid: true });

function blockIn(document: DocumentSnapshot, { startDate }: Stay): FeedBlock | undefined {
  const { id } = document;
  // After damage, nights can name a block that no longer exists. It matches no event, so its nights become free.
  if (!document.exists) return { id, uid: id, startDate, endDate: startDate };
  const { uid = '', ...dates } = storedSchema.parse(document.data());
  // Past blocks stay: portals no longer list past stays.
  return dates.endDate > startDate ? { ...dates, uid, id } : undefined;
}

/** A portal that lists far fewer stays than before may be broken; staff decide then. */
function resultOf(
  own: readonly StoredBlock[],
  { stays, problems }: ReadCalendar,
  { startDate }: Stay,
  acceptsFewer: boolean,
): FeedResult {
  if (problems.length > 0) return feedResult('damaged', { problems });
  const toCome = own.filter(({ block }) => block.endDate > startDate);
  const before = new Set(toCome.map(({ block }) => block.uid)).size;
  const now = new Set(stays.map(({ uid }) => uid)).size;
  const isShrunk = !acceptsFewer && before >= 3 && now < before / 2;
  return isShrunk ? feedResult('shrunk', { before, now }) : feedResult('ok');
}

/** Returns the months whose nights change. */
function writePlan(
  transaction: Transaction,
  { feed, window, months, holders, own }: Situation,
  plan: BlockPlan,
): string[] {
  const documents = new Map(own.map(({ document }) => [document.id, document]));
  const source = feed.name;
  for (const { id, endDate } of plan.blocks) {
    const document = documents.get(id);
    if (!document?.exists) continue;
    if (document.get('endDate') === endDate && document.get('source') === source) continue;
    transaction.update(document.ref, { endDate, source }, unlessChanged(document));
  }
  for (const { id } of plan.removed) {
    const document = documents.get(id);
    if (document?.exists) transaction.delete(document.ref, unlessChanged(document));
  }
  for (const { id, uid, startDate, endDate } of plan.created) {
    transaction.create(db.doc(pathOf(collections.blocks, id)), {
      villaId: feed.villaId,
      startDate,
      endDate,
      reason: 'feed',
      note: '',
      feedId: feed.id,
      uid,
      source,
      createdAt: Timestamp.now(),
      createdBy: 'feed',
    });
  }
  return replaceHolders(transaction, months, heldAfter(holders, plan, window));
}

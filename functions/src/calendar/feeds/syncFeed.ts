import { createHash } from 'node:crypto';
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
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { readNights, replaceHolders } from '../../availability/nights.ts';
import { tryPublishOccupancy } from '../../availability/publishOccupancy.ts';
import { callError } from '../../platform/callError.ts';
import { db, unlessChanged, plainReader, writeUnlessChanged } from '../../platform/firestore.ts';
import { recordEdit, type Author } from '../../platform/audit.ts';
import { feedName } from '../villa.ts';
import type { FeedStay, ReadCalendar } from './calendar/readCalendar.ts';
import { feedResult, withNotes } from './feedError.ts';
import { leaveOutReturned } from './stays.ts';
import { planBlocks, type BlockPlan, type FeedBlock } from './planBlocks.ts';

export function feedWindow(): Stay {
  const startDate = baliDate(new Date());
  return { startDate, endDate: addDays(startDate, bookingHorizonDays + maxStayNights) };
}

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
export async function syncFeed(sync: Sync): Promise<Synced> {
  const { synced, months } = await writeSynced(sync);
  await tryPublishOccupancy(months);
  return synced;
}

const writeSynced = ({ feedId, calendar, acceptsFewer, authorize }: Sync) =>
  writeUnlessChanged(async (transaction) => {
    await authorize?.(transaction);
    const { document, feed } = await readFeedDocument(feedId);
    const window = feedWindow();
    const { months, holders, own, given } = await readSituation(feed, window);
    const ownHolders = new Set(own.map(({ block }) => blockHolder(block.id)));
    const others = new Map([...holders].filter(([, holder]) => !ownHolders.has(holder)));
    const { unreadable } = calendar;
    const settled = leaveOutReturned({ stays: calendar.stays, given, others, feed, markOf });
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
      idOf: (stay) => `${feedId}_${hashOf(`${stay.startDate} ${stay.uid}`)}`,
    });
    write(transaction, { feed, own, plan });
    const changed = replaceHolders(transaction, months, heldAfter(holders, plan, window));
    const { returned, contested } = settled;
    const marks = { returned, contested, freed };
    const synced: Synced = {
      lastResult: withNotes(lastResult, { ...calendar, freed: freed.length }),
      events: stays.length + unreadable,
      nights: plan.blocks.flatMap((block) => nightsOf(within(block, window))).length,
      clashes: plan.clashes,
    };
    transaction.update(
      document.ref,
      { ...synced, ...marks, hasProblem: hasProblem(synced), lastFetchedAt: Timestamp.now() },
      unlessChanged(document),
    );
    return { synced, months: changed };
  });

const hasProblem = ({ lastResult, clashes }: Synced): boolean =>
  lastResult.code !== 'ok' || clashes.length > 0;

export async function removeFeedWithBlocks(
  feedId: string,
  authorize: (transaction: Transaction) => Promise<Author>,
): Promise<void> {
  const months = await writeUnlessChanged(async (transaction) => {
    const by = await authorize(transaction);
    const { document, feed } = await readFeedDocument(feedId);
    const window = feedWindow();
    const { months, holders, own } = await readSituation(feed, window);
    const removed = own.map(({ block }) => block);
    const plan: BlockPlan = { created: [], changed: [], removed, blocks: [], clashes: [] };
    write(transaction, { feed, own, plan });
    const changed = replaceHolders(transaction, months, heldAfter(holders, plan, window));
    transaction.delete(document.ref, unlessChanged(document));
    const { name, url } = feed;
    const edited = { kind: 'feeds', id: feedId, name: feedName(feed), by } as const;
    recordEdit(transaction, db, { ...edited, before: { name, url }, after: undefined });
    return changed;
  });
  await tryPublishOccupancy(months);
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

async function readSituation({ id, villaId }: Feed, window: Stay) {
  const months = await readNights({ villaId, ...window });
  const address = await db.doc(pathOf(collections.icalAddresses, villaId)).get();
  const given = givenSchema
    .parse(address.data() ?? {})
    .given?.[id]?.map((text) => within(givenStay(text), window));
  const holders = new Map(months.flatMap((month) => [...month.holders]));
  const held = new Set([...holders.values()].flatMap((holder) => blockOfHolder(holder) ?? []));
  const ids = [...held].filter((blockId) => blockId.startsWith(`${id}_`));
  const documents =
    ids.length > 0
      ? await plainReader(...ids.map((blockId) => db.doc(pathOf(collections.blocks, blockId))))
      : [];
  const own = documents.flatMap((document): StoredBlock[] => {
    if (!document.exists) return [{ document, block: lostBlock(document.id, window) }];
    const { uid = '', ...dates } = storedSchema.parse(document.data());
    // Past blocks stay: portals no longer list past stays.
    return dates.endDate > window.startDate
      ? [{ document, block: { ...dates, uid, id: document.id } }]
      : [];
  });
  return { months, holders, own, given };
}

const storedSchema = blockSchema.pick({ startDate: true, endDate: true, uid: true });

/** After damage, nights can name a block that no longer exists. It matches no event, so its nights become free. */
const lostBlock = (id: string, { startDate }: Stay): FeedBlock => ({
  id,
  uid: id,
  startDate,
  endDate: startDate,
});

/** A portal that lists far fewer stays than before may be broken; staff decide then. */
function resultOf(
  own: readonly StoredBlock[],
  { stays, problems }: ReadCalendar,
  { startDate }: Stay,
  acceptsFewer: boolean,
): FeedResult {
  const toCome = own.filter(({ block }) => block.endDate > startDate);
  const before = new Set(toCome.map(({ block }) => block.uid)).size;
  const now = new Set(stays.map(({ uid }) => uid)).size;
  if (problems.length > 0) return feedResult('damaged', { problems });
  if (!acceptsFewer && before >= 3 && now < before / 2) {
    return feedResult('shrunk', { before, now });
  }
  return feedResult('ok');
}

interface Change {
  feed: Feed;
  own: readonly StoredBlock[];
  plan: BlockPlan;
}

function write(transaction: Transaction, { feed, own, plan }: Change): void {
  const documents = new Map(own.map(({ document }) => [document.id, document]));
  for (const { id, endDate } of plan.blocks) {
    const document = documents.get(id);
    if (!document?.exists) continue;
    const fields = { endDate, source: feed.name };
    const changed = Object.entries(fields).filter(
      ([field, value]) => document.get(field) !== value,
    );
    if (changed.length > 0) {
      transaction.update(document.ref, Object.fromEntries(changed), unlessChanged(document));
    }
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
      source: feed.name,
      createdAt: Timestamp.now(),
      createdBy: 'feed',
    });
  }
}

function heldAfter(
  holders: ReadonlyMap<string, string>,
  { blocks, removed, changed }: BlockPlan,
  window: Stay,
): Map<string, string> {
  const holdersIn = (some: readonly FeedBlock[]) => new Set(some.map(({ id }) => blockHolder(id)));
  const [gone, moved] = [holdersIn(removed), holdersIn(changed)];
  const stays = ([night, holder]: [string, string]) =>
    !gone.has(holder) && (night < window.startDate || !moved.has(holder));
  const after = new Map([...holders].filter(stays));
  for (const block of blocks) {
    for (const night of nightsOf(within(block, window))) after.set(night, blockHolder(block.id));
  }
  return after;
}

const within = ({ startDate, endDate }: Stay, window: Stay): Stay => ({
  startDate: startDate < window.startDate ? window.startDate : startDate,
  endDate,
});

/** Identifies a stay of the portal from one read to the next, also once it has begun. */
const markOf = ({ uid, endDate }: FeedStay): string => hashOf(`${endDate} ${uid}`);

const withoutFreed = (stay: FeedStay, freed: readonly FreedNights[]): FeedStay[] =>
  freed
    .filter(({ uid }) => uid === stay.uid)
    .reduce(
      (parts, { startDate, endDate }) =>
        parts.flatMap((part) =>
          [
            { ...part, endDate: startDate < part.endDate ? startDate : part.endDate },
            { ...part, startDate: endDate > part.startDate ? endDate : part.startDate },
          ].filter((rest) => rest.startDate < rest.endDate),
        ),
      [stay],
    );

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

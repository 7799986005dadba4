import {
  addDays,
  blockHolder,
  blockOfHolder,
  nightsOf,
  type Block,
  type CivilDate,
  type Clash,
  type Stay,
} from '@selasar/domain';
import type { NightHolders } from '../../../bookings/nights/nightHolders.ts';
import type { FeedStay } from '../calendar/readCalendar.ts';

/** A block as a feed has stored it. */
export type FeedBlock = Pick<Block, 'id' | 'startDate' | 'endDate'> & { uid: string };

interface Situation {
  /** What the portal has booked. */
  stays: readonly FeedStay[];
  /** What the feed blocks now. */
  own: readonly FeedBlock[];
  /** Who holds which night. */
  holders: NightHolders;
  /** The nights from today on that a feed may take. */
  window: Stay;
  /** Nothing is given up. */
  keepsOld: boolean;
  /** Names a new block. */
  idOf: (stay: FeedStay) => string;
}

export interface BlockPlan {
  created: FeedBlock[];
  /** Those that end on another day now. */
  changed: FeedBlock[];
  removed: FeedBlock[];
  /** All that the feed blocks then. */
  blocks: FeedBlock[];
  clashes: Clash[];
}

/**
 * What has to change so that a feed blocks what its portal has booked. It takes only nights that are free, or its own;
 * those of a confirmed booking are a clash. A night has one block: of stays that overlap, the first one has it.
 */
export function planBlocks(situation: Situation): BlockPlan {
  const { own, keepsOld, window } = situation;
  const { free, clashes } = freePartsOf(situation);
  const before = new Map(own.map((block) => [keyOf(block, window), block]));
  const plan: BlockPlan = { created: [], changed: [], removed: [], blocks: [], clashes };
  for (const part of free) {
    const block = before.get(keyOf(part, window));
    before.delete(keyOf(part, window));
    if (!block) plan.created.push({ ...part, id: situation.idOf(part) });
    else if (block.endDate !== part.endDate) plan.changed.push({ ...block, endDate: part.endDate });
    else plan.blocks.push(block);
  }
  if (keepsOld) plan.blocks.push(...before.values());
  else plan.removed.push(...before.values());
  plan.blocks.push(...plan.created, ...plan.changed);
  return plan;
}

/** A stay that is under way loses its past nights, and is the same. */
const keyOf = ({ uid, startDate }: FeedStay | FeedBlock, window: Stay): string =>
  `${startDate < window.startDate ? window.startDate : startDate} ${uid}`;

/** The nights of the stays that the feed may block, in parts without a gap; and those that it may not. */
function freePartsOf({ stays, own, holders, window, keepsOld }: Situation) {
  // By number: there may be many stays, and long ones.
  const nights = nightsOf(window);
  const numbers = new Map(nights.map((night, number) => [night, number]));
  const numberOf = (date: CivilDate) =>
    numbers.get(date) ?? (date < window.startDate ? 0 : nights.length);
  const ownHolders = new Set(own.map(({ id }) => blockHolder(id)));
  const others = nights.map((night) => {
    const holder = holders.get(night);
    return holder === undefined || ownHolders.has(holder) ? undefined : holder;
  });
  const isTaken = others.map((other) => other !== undefined);
  const hasChangeRequest = nights.map(() => false);
  const free: FeedStay[] = [];

  const take = ({ uid, startDate, endDate }: FeedStay) => {
    let part: FeedStay | undefined;
    const end = numberOf(endDate);
    for (let number = numberOf(startDate); number < end; number += 1) {
      hasChangeRequest[number] = true;
      if (isTaken[number]) {
        part = undefined;
        continue;
      }
      isTaken[number] = true;
      const night = nights[number] ?? '';
      // A block has no more nights than a year.
      if (part?.startDate.slice(0, 4) !== night.slice(0, 4)) {
        part = { uid, startDate: night, endDate: night };
        free.push(part);
      }
      part.endDate = addDays(night, 1);
    }
  };
  if (keepsOld) own.forEach(take);
  [...stays].toSorted(byTime).forEach(take);
  const asked = nights.flatMap((night, number) => {
    const holder = hasChangeRequest[number] ? others[number] : undefined;
    return holder === undefined ? [] : [[night, holder] as const];
  });
  return { free, clashes: clashesOf(asked) };
}

/** The bookings that hold such nights, each with the first and the last of them. */
function clashesOf(nights: readonly (readonly [CivilDate, string])[]): Clash[] {
  const clashes = new Map<string, Clash>();
  for (const [night, holder] of nights) {
    if (blockOfHolder(holder) !== undefined) continue;
    const { startDate } = clashes.get(holder) ?? { startDate: night };
    clashes.set(holder, { bookingId: holder, startDate, endDate: addDays(night, 1) });
  }
  return [...clashes.values()];
}

const byTime = (a: FeedStay, b: FeedStay): number =>
  compare(a.startDate, b.startDate) || compare(a.endDate, b.endDate) || compare(a.uid, b.uid);
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

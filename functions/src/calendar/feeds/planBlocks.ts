import { type Block, blockHolder, blockOfHolder, type Clash } from '@selasar/domain/calendar';
import { addDays, type CivilDate, nightsOf, type Stay } from '@selasar/domain/core';
import type { NightHolders } from '../../availability/nights.ts';
import type { FeedStay } from './calendar/readCalendar.ts';
import { withinWindow } from './stays.ts';

export type FeedBlock = Pick<Block, 'id' | 'startDate' | 'endDate'> & { uid: string };

interface Situation {
  stays: readonly FeedStay[];
  own: readonly FeedBlock[];
  holders: NightHolders;
  window: Stay;
  keepsExisting: boolean;
  idOf: (stay: FeedStay) => string;
}

export interface BlockPlan {
  created: FeedBlock[];
  changed: FeedBlock[];
  removed: FeedBlock[];
  blocks: FeedBlock[];
  clashes: Clash[];
}

/** A night has one block: of overlapping stays the first takes it. */
export function planBlocks(situation: Situation): BlockPlan {
  const { own, keepsExisting, window } = situation;
  const { free, clashes } = freePartsOf(situation);
  const before = new Map(own.map((block) => [keyOf(block, window), block]));
  const plan: BlockPlan = { created: [], changed: [], removed: [], blocks: [], clashes };
  const unknown = free.filter((part) => {
    const block = before.get(keyOf(part, window));
    before.delete(keyOf(part, window));
    if (block && block.endDate !== part.endDate) {
      plan.changed.push({ ...block, endDate: part.endDate });
    } else if (block) plan.blocks.push(block);
    return !block;
  });
  // Some portals give each stay a new uid at each read: the same nights are the same block.
  const sameNights = new Map(
    [...before].map(([key, block]) => [nightsKey(block, window), { key, block }]),
  );
  for (const part of unknown) {
    const same = sameNights.get(nightsKey(part, window));
    if (same && before.delete(same.key)) plan.blocks.push(same.block);
    else plan.created.push({ ...part, id: situation.idOf(part) });
  }
  if (keepsExisting) plan.blocks.push(...before.values());
  else plan.removed.push(...before.values());
  plan.blocks.push(...plan.created, ...plan.changed);
  return plan;
}

/** A stay that has begun loses its past nights and stays the same. */
const keyOf = ({ uid, startDate }: FeedStay | FeedBlock, window: Stay): string =>
  `${startDate < window.startDate ? window.startDate : startDate} ${uid}`;

const nightsKey = (stay: FeedStay | FeedBlock, window: Stay): string =>
  keyOf({ ...stay, uid: stay.endDate }, window);

function freePartsOf({ stays, own, holders, window, keepsExisting }: Situation) {
  // Nights are numbered for speed: there may be many long stays.
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
  const isAsked = nights.map(() => false);
  const free: FeedStay[] = [];

  const take = ({ uid, startDate, endDate }: FeedStay) => {
    let part: FeedStay | undefined;
    const end = numberOf(endDate);
    for (let number = numberOf(startDate); number < end; number += 1) {
      isAsked[number] = true;
      if (isTaken[number]) {
        part = undefined;
        continue;
      }
      isTaken[number] = true;
      const night = nights[number] ?? '';
      // A block covers at most one calendar year.
      if (part?.startDate.slice(0, 4) !== night.slice(0, 4)) {
        part = { uid, startDate: night, endDate: night };
        free.push(part);
      }
      part.endDate = addDays(night, 1);
    }
  };
  if (keepsExisting) own.forEach(take);
  [...stays].toSorted(byTime).forEach(take);
  const contested = nights.flatMap((night, number) => {
    const holder = isAsked[number] ? others[number] : undefined;
    return holder === undefined ? [] : [[night, holder] as const];
  });
  return { free, clashes: clashesOf(contested) };
}

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

/** Who holds each night once the plan is carried out. */
export function heldAfter(
  holders: NightHolders,
  { blocks, removed, changed }: BlockPlan,
  window: Stay,
): Map<string, string> {
  const holdersIn = (some: readonly FeedBlock[]) => new Set(some.map(({ id }) => blockHolder(id)));
  const [gone, moved] = [holdersIn(removed), holdersIn(changed)];
  const stays = ([night, holder]: [string, string]) =>
    !gone.has(holder) && (night < window.startDate || !moved.has(holder));
  const after = new Map([...holders].filter(stays));
  for (const block of blocks) {
    for (const night of nightsOf(withinWindow(block, window)))
      after.set(night, blockHolder(block.id));
  }
  return after;
}

import { blockOfHolder } from '@selasar/domain/calendar';
import {
  addDays,
  baliDate,
  bookingHorizonDays,
  icalDomain,
  maxBlockNights,
  type Stay,
} from '@selasar/domain/core';
import { readNights, type MonthOfNights } from '../../availability/nights.ts';
import { hashOf } from '../../platform/limits/hash.ts';
import type { CalendarEvent } from './writeCalendar.ts';

interface HeldStay extends Stay {
  holder: string;
  stamp: Date;
}

/** Events name no guest, and no id leaves the server. */
export async function villaCalendar(
  villaId: string,
  exceptFeed: string | undefined,
): Promise<CalendarEvent[]> {
  const today = baliDate(new Date());
  const furthest = addDays(today, bookingHorizonDays + maxBlockNights);
  const months = await readNights({ villaId, startDate: today, endDate: furthest });
  const isOfPortal = (blockId: string | undefined) =>
    exceptFeed !== undefined && blockId?.startsWith(`${exceptFeed}_`) === true;
  const stays = staysIn(months).filter(({ holder }) => !isOfPortal(blockOfHolder(holder)));
  const seen = new Set<string>();
  return Promise.all(
    stays.map(async ({ holder, ...stay }) => {
      // A block interrupted by nights of another holder has several parts.
      const name = seen.has(holder) ? `${holder} ${stay.startDate}` : holder;
      seen.add(holder);
      return {
        ...stay,
        uid: `${await hashOf(`calendar of ${name}`)}@${icalDomain}`,
        summary: blockOfHolder(holder) === undefined ? 'Reserved' : 'Not available',
      };
    }),
  );
}

function staysIn(months: readonly MonthOfNights[]): HeldStay[] {
  const stays: HeldStay[] = [];
  for (const { holders, stored } of months) {
    const stamp = stored.updateTime?.toDate() ?? new Date(0);
    for (const [night, holder] of [...holders].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const last = stays.at(-1);
      const endDate = addDays(night, 1);
      if (last?.holder === holder && last.endDate === night) last.endDate = endDate;
      else stays.push({ holder, startDate: night, endDate, stamp });
    }
  }
  return stays;
}

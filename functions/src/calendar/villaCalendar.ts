import { blockOfHolder, givenSchema, givenText } from '@selasar/domain/calendar';
import {
  addDays,
  baliDate,
  bookingHorizonDays,
  collections,
  icalCalendar,
  icalDate,
  icalDomain,
  icalInstant,
  icalText,
  maxBlockNights,
  pathOf,
  type Stay,
} from '@selasar/domain/core';
import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type MonthOfNights, readNights } from '../availability/nights.ts';
import { db } from '../platform/firestore.ts';
import { hashOf } from '../platform/hash.ts';

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

export interface CalendarEvent extends Stay {
  uid: string;
  summary: string;
  stamp: Date;
}

export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  icalCalendar([`X-WR-CALNAME:${icalText(name)}`, ...events.flatMap(eventLines)]);

const eventLines = ({ uid, summary, stamp, startDate, endDate }: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${icalText(uid)}`,
  `DTSTAMP:${icalInstant(stamp)}`,
  `DTSTART;VALUE=DATE:${icalDate(startDate)}`,
  `DTEND;VALUE=DATE:${icalDate(endDate)}`,
  `SUMMARY:${icalText(summary)}`,
  'TRANSP:OPAQUE',
  'END:VEVENT',
];

/** Notes what a feed's portal has, because it may return that as stays of its own. */
export async function noteGiven(
  address: QueryDocumentSnapshot,
  feedId: string,
  events: readonly Stay[],
): Promise<void> {
  const given = events.map(givenText);
  const before = givenSchema.parse(address.data()).given?.[feedId];
  if (before?.join() === given.join()) return;
  // Anybody who has the address can ask for anything.
  const feed =
    z.uuid().safeParse(feedId).success && (await db.doc(pathOf(collections.feeds, feedId)).get());
  if (!feed || feed.get('villaId') !== address.id) return;
  await address.ref.update(new FieldPath('given', feedId), given);
}

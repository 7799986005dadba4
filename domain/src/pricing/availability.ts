import { z } from 'zod';
import { civilDateSchema } from '../core/schemas.ts';
import { type CivilDate, nightsOf } from '../core/dates.ts';
import { type Group, seatsNeeded } from './guestKinds.ts';
import {
  atDeparture,
  departuresOf,
  hasDepartures,
  type Scheduled,
  seatsAt,
} from './rules/departures.ts';
import type { Availability, OfferTerms, BookingRequest } from './rules/terms.ts';

/** `month` is 'yyyy-MM'. A slug has no underscore. */
export const calendarId = (villaId: string, month: string): string => `${villaId}_${month}`;

/** A night is named by the day it begins on. Everyone may read it: it does not say who stays. */
export const calendarSchema = z.object({
  villaId: z.string(),
  /** 'yyyy-MM' */
  month: z.string(),
  nights: z.record(civilDateSchema, z.literal(true)),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** undefined is a month without a document. */
export const takenNightsIn = (
  calendars: readonly (Pick<Calendar, 'nights'> | undefined)[],
): Set<CivilDate> => new Set(calendars.flatMap((calendar) => Object.keys(calendar?.nights ?? {})));

/** `month` is 'yyyy-MM'. A slug has no underscore. */
export const seatsId = (tourId: string, month: string): string => `${tourId}_${month}`;

/** The taken seats of a day by start time, of the guests who have one. */
const departuresSchema = z
  .record(civilDateSchema, z.record(z.string(), z.number().int().min(0)))
  .optional();

/** Everyone may read it: it does not say who the guests are. */
export const seatsSchema = z.object({
  tourId: z.string(),
  /** 'yyyy-MM' */
  month: z.string(),
  taken: z.record(civilDateSchema, z.number().int().min(0)),
  departures: departuresSchema,
});
export type Seats = z.infer<typeof seatsSchema>;

/** Of taken seats: a departure of a day, or the guests of that day who have none yet. */
export const takenKey = (date: CivilDate, time = ''): string => `${date} ${time}`;

/** undefined is a month without a document. */
export const takenSeatsIn = (
  months: readonly (Pick<Seats, 'taken' | 'departures'> | undefined)[],
): Map<string, number> =>
  new Map(
    months.flatMap((month) =>
      Object.entries(month?.taken ?? {}).flatMap(([date, all]): [string, number][] => {
        const timed = Object.entries(month?.departures?.[date] ?? {});
        const untimed = timed.reduce((rest, [, seats]) => rest - seats, all);
        return [
          [date, all],
          [takenKey(date), untimed],
          ...timed.map(([time, seats]): [string, number] => [takenKey(date, time), seats]),
        ];
      }),
    ),
  );

/**
 * Repeats `calendars` and `seats`, so that a list of offers costs one read a month ('yyyy-MM'). Everyone may read it.
 * It may be some seconds late.
 */
export const occupancySchema = z.object({
  nights: z.record(z.string(), z.array(civilDateSchema)),
  seats: z.record(z.string(), z.record(civilDateSchema, z.number().int().min(0))),
  departures: z.record(z.string(), departuresSchema).optional(),
});
export type Occupancy = z.infer<typeof occupancySchema>;

/** undefined is a month without a document. */
export function takenIn(
  months: readonly (Occupancy | undefined)[],
  { type, id }: Pick<OfferTerms, 'type'> & { id: string },
): Omit<Availability, 'now'> {
  if (type === 'villa') {
    return { takenNights: new Set(months.flatMap((month) => month?.nights[id] ?? [])) };
  }
  const seats = months.map((month) => ({
    taken: month?.seats[id] ?? {},
    departures: month?.departures?.[id],
  }));
  return { takenSeats: takenSeatsIn(seats) };
}

/** A confirmed booking does not block its own nights or seats. */
export function withoutOwn(
  taken: Omit<Availability, 'now'>,
  own: (BookingRequest & Group) | undefined,
): Omit<Availability, 'now'> {
  if (!own) return taken;
  const nights = taken.takenNights && new Set(taken.takenNights);
  for (const night of nightsOf(own)) nights?.delete(night);
  const seats = taken.takenSeats && new Map(taken.takenSeats);
  for (const key of [own.startDate, takenKey(own.startDate, own.startTime)]) {
    const held = seats?.get(key);
    if (held !== undefined) seats?.set(key, Math.max(0, held - seatsNeeded(own)));
  }
  return {
    ...(nights ? { takenNights: nights } : {}),
    ...(seats ? { takenSeats: seats } : {}),
  };
}

/**
 * Infinity without a limit. Guests without a start time may come with any, so they take a seat of each; and there is
 * room for them if there is in each.
 */
export function seatsLeft(
  terms: Scheduled,
  { startDate, startTime }: { startDate: CivilDate; startTime?: string | undefined },
  taken: ReadonlyMap<string, number> | undefined,
): number {
  if (hasDepartures(terms) && !startTime) {
    const lefts = departuresOf(terms, startDate).map((time) =>
      seatsLeft(terms, { startDate, startTime: time }, taken),
    );
    return Math.min(Infinity, ...lefts);
  }
  const { departs } = atDeparture(terms, startTime);
  const at = (key: string): number => taken?.get(key) ?? 0;
  const held =
    departs === undefined
      ? at(startDate)
      : at(takenKey(startDate)) + (departs ? at(takenKey(startDate, departs)) : 0);
  return Math.max(0, (seatsAt(terms, startTime) ?? Infinity) - held);
}

import { z } from 'zod';
import { bookingItemName, type Booking } from '../bookings/booking.ts';
import { civilDateSchema } from '../core/civilDateSchema.ts';
import { addDays, type CivilDate } from '../core/dates.ts';
import { instantSchema } from '../core/instant.ts';
import { requestStatus } from '../core/requestStatus.ts';
import { jobPartSchema, tickSchema } from './day/tick.ts';
import type { Transfer } from '../transfers/transfer.ts';
import { requestKindSchema } from '../trips/request.ts';
import { crewRoleSchema } from './crewMember.ts';

/** A job as its driver or guide sees it: without price, email and staff notes. */
export const crewJobSchema = z.object({
  kind: requestKindSchema,
  id: z.string(),
  part: jobPartSchema,
  date: civilDateSchema,
  /** 'HH:mm', Bali time; absent until it is set. */
  time: z.string().optional(),
  /** 'Reef Walk', 'Airport transfer' */
  what: z.string(),
  roles: z.array(crewRoleSchema),
  guests: z.number().int(),
  customerName: z.string(),
  customerPhone: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  hotel: z.string().optional(),
  flight: z.string().optional(),
  tick: tickSchema.pick({ what: true, at: true, byName: true }).optional(),
});
export type CrewJob = z.infer<typeof crewJobSchema>;

/**
 * A document of `crewViews`: the jobs of one driver or guide, by day and time. Anyone who knows its id, which only the
 * key reveals, may read it; nobody can list them.
 */
export const crewViewSchema = z.object({
  name: z.string(),
  jobs: z.array(crewJobSchema),
  updatedAt: instantSchema,
});
export type CrewView = z.infer<typeof crewViewSchema>;

/** The first and last day that it shows. */
export const crewViewDays = (today: CivilDate) => ({
  from: addDays(today, -1),
  to: addDays(today, 7),
});

/** Whether drivers and guides may tick jobs of a day. */
export const isTickedByCrew = (date: CivilDate, today: CivilDate): boolean =>
  addDays(today, -1) <= date && date <= addDays(today, 1);

/** Leaves out undefined values, which Firestore does not store. */
const jobOf = (job: Record<keyof CrewJob, unknown>): CrewJob =>
  crewJobSchema.parse(
    Object.fromEntries(Object.entries(job).filter(([, value]) => value !== undefined)),
  );

/** The job of a tour, if this person guides it and its guest is expected. */
export function crewJobOfBooking(
  booking: Omit<Booking, 'createdAt' | 'updatedAt'>,
  crewId: string,
) {
  const { id, driverId, guideId, bookingType, status, startDate, numberOfGuests } = booking;
  const roles = [
    ...(driverId === crewId ? (['driver'] as const) : []),
    ...(guideId === crewId ? (['guide'] as const) : []),
  ];
  if (roles.length === 0 || bookingType !== 'tour') return undefined;
  if (!requestStatus[status].isExpected) return undefined;
  return jobOf({
    kind: 'bookings',
    id,
    part: 'tour',
    date: startDate,
    time: booking.pickupTime,
    what: bookingItemName(booking),
    roles,
    guests: numberOfGuests,
    customerName: booking.customerName,
    customerPhone: booking.customerPhone || undefined,
    from: undefined,
    to: undefined,
    hotel: booking.hotelName || undefined,
    flight: undefined,
    tick: booking.ticks?.tour,
  });
}

/** The job of a transfer, if this person drives it and its guest is expected. */
export function crewJobOfTransfer(
  transfer: Omit<Transfer, 'createdAt' | 'updatedAt'>,
  crewId: string,
) {
  const { id, driverId, status, pickupDate, pickupTime, passengers } = transfer;
  if (driverId !== crewId || !requestStatus[status].isExpected) return undefined;
  return jobOf({
    kind: 'transfers',
    id,
    part: 'transfer',
    date: pickupDate,
    time: pickupTime,
    what: 'Airport transfer',
    roles: ['driver'],
    guests: passengers,
    customerName: transfer.customerName,
    customerPhone: transfer.customerPhone || undefined,
    from: transfer.pickupLocation,
    to: transfer.destination,
    hotel: transfer.hotelName || undefined,
    flight: transfer.flightNumber || undefined,
    tick: transfer.ticks?.transfer,
  });
}

const sortKey = ({ date, time = '', id }: CrewJob): string => `${date} ${time} ${id}`;

/** Sorts by day and time; jobs without a time come first. */
export const byTime = (one: CrewJob, other: CrewJob): number =>
  sortKey(one) < sortKey(other) ? -1 : 1;

import { bookingItemName, type Booking } from '../../bookings/booking.ts';
import type { CivilDate } from '../../core/dates.ts';
import { requestStatus, type RequestStatus } from '../../core/requestStatus.ts';
import type { Transfer } from '../../transfers/transfer.ts';
import { isArrival, isDeparture } from '../../trips/checks/flights.ts';
import type { JobPart, Tick } from './tick.ts';

/** The kind of a job; for a transfer, the airport's side of the route decides. */
export type JobSort = JobPart | 'arrival' | 'departure';

/** A task of one booking or transfer on one day. */
export interface Job {
  kind: 'bookings' | 'transfers';
  /** Id of the booking or transfer. */
  id: string;
  part: JobPart;
  sort: JobSort;
  /** 'HH:mm', Bali time. */
  time?: string | undefined;
  /** The tour, the villa, or the route of a transfer. */
  title: string;
  guests: number;
  /** The guest's name and phone. */
  who: string;
  phone?: string | undefined;
  /** The hotel with its room, as pickup or destination. */
  hotel?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  flight?: string | undefined;
  driverId?: string | undefined;
  guideId?: string | undefined;
  status: RequestStatus;
  tick?: Tick | undefined;
  notes?: string | undefined;
  /** One guest checks out of this villa on that day, and another checks in. */
  isTurnover: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** A key that is unique among the jobs of all days. */
export const jobKey = ({ kind, id, part }: Pick<Job, 'kind' | 'id' | 'part'>): string =>
  `${kind}/${id}/${part}`;

/** Whether a request certainly takes place: only then can its jobs be ticked. */
export const isSure = (status: RequestStatus): boolean => requestStatus[status].isSure;

/** The parts of a booking, with the day of each. */
export const partsOfBooking = ({
  bookingType,
  startDate,
  endDate,
}: Pick<Booking, 'bookingType' | 'startDate' | 'endDate'>): { part: JobPart; date: CivilDate }[] =>
  bookingType === 'tour'
    ? [{ part: 'tour', date: startDate }]
    : [
        { part: 'check-in', date: startDate },
        { part: 'check-out', date: endDate },
      ];

/** All jobs of a day, sorted by time; jobs without a time come last. */
export function jobsOfDay(
  bookings: readonly Booking[],
  transfers: readonly Transfer[],
  date: CivilDate,
): Job[] {
  const ofBookings = bookings.flatMap((booking) => jobsOfBooking(booking, date));
  const villasAt = (part: JobPart) =>
    new Set(ofBookings.flatMap(({ job, villaId }) => (job.part === part && villaId) || []));
  const [left, entered] = [villasAt('check-out'), villasAt('check-in')];
  const turns = (villaId: string | undefined): boolean =>
    villaId !== undefined && left.has(villaId) && entered.has(villaId);
  return [
    ...ofBookings.map(({ job, villaId }) => ({ ...job, isTurnover: turns(villaId) })),
    ...transfers.filter(({ pickupDate }) => pickupDate === date).flatMap(jobsOfTransfer),
  ].toSorted(byTime);
}

function jobsOfBooking(booking: Booking, date: CivilDate): { job: Job; villaId?: string }[] {
  const { status, villaId } = booking;
  if (!requestStatus[status].takesPlace) return [];
  return partsOfBooking(booking)
    .filter((one) => one.date === date)
    .map(({ part }) => ({
      job: { ...jobOfBooking(booking, part), status },
      ...(part !== 'tour' && villaId ? { villaId } : {}),
    }));
}

const jobOfBooking = (booking: Booking, part: JobPart): Omit<Job, 'status'> => ({
  ...common(booking),
  kind: 'bookings',
  part,
  sort: part,
  // A stay has neither: a villa has its own hours and a fixed place.
  time: part === 'tour' ? booking.pickupTime || undefined : undefined,
  hotel: part === 'tour' ? booking.hotelName || undefined : undefined,
  title: bookingItemName(booking),
  guests: booking.numberOfGuests,
  guideId: booking.guideId,
  tick: booking.ticks?.[part],
});

function jobsOfTransfer(transfer: Transfer): Job[] {
  const { status, pickupLocation, destination, hotelName, roomNumber } = transfer;
  if (!requestStatus[status].takesPlace) return [];
  const hotel = [hotelName, roomNumber && `room ${roomNumber}`].filter(Boolean).join(', ');
  return [
    {
      ...common(transfer),
      kind: 'transfers',
      part: 'transfer',
      sort: sortOf(transfer),
      time: transfer.pickupTime || undefined,
      hotel: hotel || undefined,
      title: `${pickupLocation} to ${destination}`,
      from: pickupLocation,
      to: destination,
      flight: transfer.flightNumber || undefined,
      guests: transfer.passengers,
      tick: transfer.ticks?.transfer,
      status,
    },
  ];
}

/** Fields of both kinds. */
const common = ({
  id,
  customerName,
  customerPhone,
  driverId,
  notes,
  createdAt,
  updatedAt,
}: Booking | Transfer) => ({
  id,
  who: customerName,
  phone: customerPhone || undefined,
  driverId,
  notes: notes || undefined,
  isTurnover: false,
  createdAt,
  updatedAt,
});

function sortOf(transfer: Transfer): JobSort {
  if (isArrival(transfer)) return 'arrival';
  return isDeparture(transfer) ? 'departure' : 'transfer';
}

/** Check-out comes first: the villa is prepared for the next guest. */
const order: readonly JobSort[] = [
  'check-out',
  'check-in',
  'tour',
  'arrival',
  'departure',
  'transfer',
];

/** Sorts after any time of day. */
const noTime = '~';

const byTime = (one: Job, other: Job): number =>
  compare(one.time ?? noTime, other.time ?? noTime) ||
  order.indexOf(one.sort) - order.indexOf(other.sort) ||
  compare(one.title, other.title) ||
  compare(jobKey(one), jobKey(other));

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

import type { RequestKind } from '../requests/requestName.ts';
import type { ShownIn } from '../core/fieldTable.ts';
import {
  bookingItemName,
  type Booking,
  bookingTable,
  dueTime,
} from '../requests/bookings/booking.ts';
import { type CivilDate, longDate } from '../core/dates.ts';
import { requestStatus, type RequestStatus } from '../requests/requestStatus.ts';
import { type Transfer, transferTable } from '../requests/transfers/transfer.ts';
import { type PlainFact, plainFactsForStaff } from '../trips/plainFacts.ts';
import { labelled, guestCount } from '../i18n/t.ts';
import { groupText } from '../pricing/guestKinds.ts';
import { isArrival, isDeparture } from '../trips/checks/journeys.ts';
import type { JobPart, Tick } from '../requests/changes/staffFields.ts';

export type JobSort = JobPart | 'arrival' | 'departure';

export interface Job {
  kind: RequestKind;
  id: string;
  part: JobPart;
  sort: JobSort;
  /** 'HH:mm', Bali time. */
  time?: string | undefined;
  title: string;
  guests: number;
  /** If some are not adults. */
  group?: string | undefined;
  who: string;
  phone?: string | undefined;
  hotel?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  flight?: string | undefined;
  driverId?: string | undefined;
  guideId?: string | undefined;
  status: RequestStatus;
  tick?: Tick | undefined;
  notes?: string | undefined;
  more: readonly PlainFact[];
  /** One guest checks out of this villa on that day, and another checks in. */
  isTurnover: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export const jobKey = ({ kind, id, part }: Pick<Job, 'kind' | 'id' | 'part'>): string =>
  `${kind}/${id}/${part}`;

/** Only then can its jobs be ticked. */
export const isSure = (status: RequestStatus): boolean => requestStatus[status].isSure;

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
    ...transfers
      .filter(({ pickupDate, status }) => pickupDate === date && requestStatus[status].takesPlace)
      .map(jobOfTransfer),
  ].toSorted(byTime);
}

function jobsOfBooking(booking: Booking, date: CivilDate): { job: Job; villaId?: string }[] {
  const { id, status, villaId, startTime } = booking;
  if (!requestStatus[status].takesPlace) return [];
  return partsOfBooking(booking)
    .filter((one) => one.date === date)
    .map(({ part }) => ({
      job: {
        kind: 'bookings',
        id,
        part,
        sort: part,
        isTurnover: false,
        ...shownOf(ofBooking, booking, part),
        more: plainFactsForStaff(bookingTable, 'day', {
          ...booking,
          startTime: startTime === dueTime(booking) ? undefined : startTime,
        }),
      },
      ...(part !== 'tour' && villaId ? { villaId } : {}),
    }));
}

const jobOfTransfer = (transfer: Transfer): Job => ({
  kind: 'transfers',
  id: transfer.id,
  part: 'transfer',
  sort: sortOf(transfer),
  isTurnover: false,
  ...shownOf(ofTransfer, transfer, 'transfer'),
  more: plainFactsForStaff(transferTable, 'day', transfer),
});

type FromFields = Omit<Job, 'kind' | 'id' | 'part' | 'sort' | 'isTurnover' | 'more'>;
type OfJob<Item> = (item: Item, part: JobPart) => Partial<FromFields>;

const shownOf = <Item>(
  fields: Readonly<Record<string, OfJob<Item>>>,
  item: Item,
  part: JobPart,
): FromFields =>
  Object.assign({}, ...Object.values(fields).map((said) => said(item, part))) as FromFields;

const ofEach = {
  customerName: ({ customerName }) => ({ who: customerName }),
  customerPhone: ({ customerPhone }) => ({ phone: customerPhone || undefined }),
  driverId: ({ driverId }) => ({ driverId }),
  notes: ({ notes }) => ({ notes: notes || undefined }),
  ticks: ({ ticks }, part) => ({ tick: ticks?.[part] }),
  status: ({ status }) => ({ status }),
  createdAt: ({ createdAt }) => ({ createdAt }),
  updatedAt: ({ updatedAt }) => ({ updatedAt }),
} as const satisfies Readonly<Record<string, OfJob<Booking | Transfer>>>;

const ofBooking: Readonly<Record<ShownIn<typeof bookingTable, 'day'>, OfJob<Booking>>> = {
  ...ofEach,
  itemName: (booking) => ({ title: bookingItemName(booking) }),
  numberOfGuests: (booking) => ({
    guests: booking.numberOfGuests,
    group: groupText(booking) || undefined,
  }),
  pickupTime: (booking) => ({ time: dueTime(booking) }),
  // It is the time, unless guests are picked up earlier.
  startTime: () => ({}),
  // A villa is the place itself.
  hotelName: ({ hotelName }, part) => ({
    hotel: part === 'tour' ? hotelName || undefined : undefined,
  }),
  guideId: ({ guideId }) => ({ guideId }),
};

const hotelOf = ({ hotelName, roomNumber }: Transfer) => ({
  hotel: [hotelName, roomNumber && `room ${roomNumber}`].filter(Boolean).join(', ') || undefined,
});
const routeOf = ({ pickupLocation, destination }: Transfer) => ({
  title: `${pickupLocation} to ${destination}`,
  from: pickupLocation,
  to: destination,
});

const ofTransfer: Readonly<Record<ShownIn<typeof transferTable, 'day'>, OfJob<Transfer>>> = {
  ...ofEach,
  pickupLocation: routeOf,
  destination: routeOf,
  pickupTime: ({ pickupTime }) => ({ time: pickupTime || undefined }),
  hotelName: hotelOf,
  roomNumber: hotelOf,
  flightNumber: ({ flightNumber }) => ({ flight: flightNumber || undefined }),
  passengers: ({ passengers }) => ({ guests: passengers }),
};

function sortOf(transfer: Transfer): JobSort {
  if (isArrival(transfer)) return 'arrival';
  return isDeparture(transfer) ? 'departure' : 'transfer';
}

/** In the order of the day. Check-out comes first: the villa is prepared for the next guest. */
export const sortName: Readonly<Record<JobSort, string>> = {
  'check-out': 'Check-out',
  'check-in': 'Check-in',
  tour: 'Tour',
  arrival: 'Arrival',
  departure: 'Departure',
  transfer: 'Transfer',
};
const order = Object.keys(sortName);

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

/** Without staff notes. */
export function driverText(name: string, date: CivilDate, jobs: readonly Job[]): string {
  const head = `${name}, your jobs on ${longDate(date)}:`;
  return [head, ...jobs.map(jobText)].join('\n\n');
}

export const jobGuests = ({ guests, group }: Pick<Job, 'guests' | 'group'>): string =>
  labelled(guestCount(guests), group);

function jobText(job: Job): string {
  const { time, sort, title, who, hotel, phone, flight, more, status } = job;
  return [
    `${time ?? 'No time yet'} ${sortName[sort]}: ${title}`,
    `${who}, ${jobGuests(job)}`,
    ...(hotel ? [`Hotel: ${hotel}`] : []),
    ...(flight ? [`Flight: ${flight}`] : []),
    ...more.map(([label, text]) => `${label}: ${text}`),
    ...(phone ? [`Phone: ${phone}`] : []),
    ...(requestStatus[status].isWaiting ? ['Not confirmed yet'] : []),
  ].join('\n');
}

import { z } from 'zod';
import {
  bookingItemName,
  type Booking,
  bookingTable,
  dueTime,
} from '../requests/bookings/booking.ts';
import { civilDateSchema, instantSchema } from '../core/schemas.ts';
import { addDays, type CivilDate } from '../core/dates.ts';
import { type FieldTable, plainFieldsOf, type ShownIn } from '../core/fieldTable.ts';
import { requestStatus } from '../requests/requestStatus.ts';
import { jobPartSchema, tickSchema } from '../requests/changes/staffFields.ts';
import { type Transfer, transferTable } from '../requests/transfers/transfer.ts';
import { extraNamesSchema, guestKindsSchema } from '../pricing/rules/offerRules.ts';
import { requestKindSchema } from '../requests/requestName.ts';
import { crewRoleSchema } from './crewMember.ts';

/** Without price, email and staff notes. */
export const crewJobSchema = z.object({
  kind: requestKindSchema,
  id: z.string(),
  part: jobPartSchema,
  date: civilDateSchema,
  /** 'HH:mm', Bali time; absent until it is set. */
  time: z.string().optional(),
  what: z.string(),
  roles: z.array(crewRoleSchema),
  guests: z.number().int(),
  party: z.string().optional(),
  guestKinds: guestKindsSchema.optional(),
  chosenExtras: z.string().optional(),
  extras: extraNamesSchema.optional(),
  customerName: z.string(),
  customerPhone: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  hotel: z.string().optional(),
  flight: z.string().optional(),
  tick: tickSchema.pick({ what: true, at: true, byName: true }).optional(),
  more: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type CrewJob = z.infer<typeof crewJobSchema>;

/** Anyone who knows its id, which only the key reveals, may read it; nobody can list them. */
export const crewViewSchema = z.object({
  name: z.string(),
  jobs: z.array(crewJobSchema),
  updatedAt: instantSchema,
});
export type CrewView = z.infer<typeof crewViewSchema>;

export const crewViewDays = (today: CivilDate) => ({
  from: addDays(today, -1),
  to: addDays(today, 7),
});

export const isTickedByCrew = (date: CivilDate, today: CivilDate): boolean =>
  addDays(today, -1) <= date && date <= today;

type StoredBooking = Omit<Booking, 'createdAt' | 'updatedAt'>;
type StoredTransfer = Omit<Transfer, 'createdAt' | 'updatedAt'>;
type OfJob<Item> = (item: Item) => Partial<CrewJob>;

const ofEach = {
  customerName: ({ customerName }) => ({ customerName }),
  customerPhone: ({ customerPhone }) => ({ customerPhone: customerPhone || undefined }),
  hotelName: ({ hotelName }) => ({ hotel: hotelName || undefined }),
} as const satisfies Readonly<Record<string, OfJob<StoredBooking | StoredTransfer>>>;

const ofBooking: Readonly<Record<ShownIn<typeof bookingTable, 'crew'>, OfJob<StoredBooking>>> = {
  ...ofEach,
  itemName: (booking) => ({ what: bookingItemName(booking) }),
  pickupTime: (booking) => ({ time: dueTime(booking) }),
  numberOfGuests: ({ numberOfGuests: guests, party, guestKinds }) => ({
    guests,
    party,
    guestKinds,
  }),
  chosenExtras: ({ chosenExtras, extras }) => ({ chosenExtras, extras }),
  ticks: ({ ticks }) => ({ tick: ticks?.tour }),
};

const ofTransfer: Readonly<Record<ShownIn<typeof transferTable, 'crew'>, OfJob<StoredTransfer>>> = {
  ...ofEach,
  pickupLocation: ({ pickupLocation }) => ({ from: pickupLocation }),
  destination: ({ destination }) => ({ to: destination }),
  pickupTime: ({ pickupTime }) => ({ time: pickupTime }),
  passengers: ({ passengers }) => ({ guests: passengers }),
  flightNumber: ({ flightNumber }) => ({ flight: flightNumber || undefined }),
  ticks: ({ ticks }) => ({ tick: ticks?.transfer }),
};

/** Firestore does not store undefined values. */
const withValues = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function jobOf<Item extends object>(
  job: Partial<CrewJob>,
  table: FieldTable,
  fields: Readonly<Record<string, OfJob<Item>>>,
  item: Item,
): CrewJob {
  const plain = plainFieldsOf(table, 'crew').map(({ name }) => {
    const value: unknown = Reflect.get(item, name);
    return [name, value === '' ? undefined : value] as const;
  });
  const more = withValues(Object.fromEntries(plain));
  const said = Object.values(fields).map((of) => of(item));
  return crewJobSchema.parse({
    ...job,
    ...withValues(Object.assign({}, ...said) as object),
    ...(Object.keys(more).length > 0 && { more }),
  });
}

export function crewJobOfBooking(booking: StoredBooking, crewId: string): CrewJob | undefined {
  const { id, driverId, guideId, bookingType, status, startDate } = booking;
  const roles = [
    ...(driverId === crewId ? (['driver'] as const) : []),
    ...(guideId === crewId ? (['guide'] as const) : []),
  ];
  if (roles.length === 0 || bookingType !== 'tour') return undefined;
  if (!requestStatus[status].isExpected) return undefined;
  const job = { kind: 'bookings', id, part: 'tour', date: startDate, roles } as const;
  return jobOf(job, bookingTable, ofBooking, booking);
}

export function crewJobOfTransfer(transfer: StoredTransfer, crewId: string): CrewJob | undefined {
  const { id, driverId, status, pickupDate: date } = transfer;
  if (driverId !== crewId || !requestStatus[status].isExpected) return undefined;
  const roles: CrewJob['roles'] = ['driver'];
  const what = 'Airport transfer';
  const job = { kind: 'transfers', id, part: 'transfer', date, roles, what } as const;
  return jobOf(job, transferTable, ofTransfer, transfer);
}

const sortKey = ({ date, time = '', id }: CrewJob): string => `${date} ${time} ${id}`;

/** Jobs without a time come first. */
export const byTime = (one: CrewJob, other: CrewJob): number =>
  sortKey(one) < sortKey(other) ? -1 : 1;

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { bookingSchema } from './bookings/booking.ts';
import { bookingStatuses } from './bookings/bookingStatus.ts';
import { createBookingAnswerSchema, createBookingInputSchema } from './bookings/createBooking.ts';
import {
  setBookingStatusAnswerSchema,
  setBookingStatusInputSchema,
} from './bookings/setBookingStatus.ts';
import { callErrorSchema, guestCallErrorSchema } from './core/callError.ts';
import { statusEventSchema } from './core/statusEvent.ts';
import { undoStatusAnswerSchema, undoStatusInputSchema } from './core/undoStatus.ts';
import { contactMessageSchema } from './messages/message.ts';
import { submitMessageAnswerSchema, submitMessageInputSchema } from './messages/submitMessage.ts';
import { tourSchema } from './offers/tour.ts';
import { villaSchema } from './offers/villa.ts';
import {
  refuseRegistrationAnswerSchema,
  refuseRegistrationInputSchema,
} from './people/refuseRegistration.ts';
import { setRoleAnswerSchema, setRoleInputSchema } from './people/setRole.ts';
import { userProfileSchema } from './people/user.ts';
import { repairStatsAnswerSchema, repairStatsInputSchema } from './stats/repairStats.ts';
import { statsOverviewSchema, statsWeeksSchema } from './stats/stats.ts';
import {
  createTransferAnswerSchema,
  createTransferInputSchema,
} from './transfers/createTransfer.ts';
import {
  setTransferStatusAnswerSchema,
  setTransferStatusInputSchema,
} from './transfers/setTransferStatus.ts';
import { transferSchema } from './transfers/transfer.ts';
import { transferStatuses } from './transfers/transferStatus.ts';

const id = '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11';
const at = new Date('2026-11-21T01:30:00Z');
const stay = { startDate: '2026-12-30', endDate: '2027-01-02' };

const route = {
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-11-21',
  pickupTime: '10:00',
  passengers: 8,
  luggage: 10,
  flightNumber: 'QF 43',
  specialRequests: 'A child seat',
};
const customer = {
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  customerPhone: '+49 30 1234567',
};
const booking = {
  bookingType: 'villa',
  ...stay,
  numberOfGuests: 2,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
};
const contact = {
  name: 'Hannah',
  email: 'hannah@example.com',
  phone: '',
  subject: 'A question',
  message: 'Is the trek fit\nfor a child of ten?',
};
const picture = '/images/tours/one.jpg';
const offer = {
  slug: 'sawah-ubud',
  shortDescription: 'Short',
  fullDescription: 'Long\nand longer',
  location: 'Ubud',
  image: picture,
  gallery: [picture],
  featured: true,
  createdAt: at,
  updatedAt: at,
};

interface Case {
  readonly schema: z.ZodType;
  /** A whole value: each of its fields comes through. */
  readonly good: Readonly<Record<string, unknown>>;
  /** For a field, values that are refused on its account. */
  readonly bad: Readonly<Record<string, readonly unknown[]>>;
}

const cases: Readonly<Record<string, Case>> = {
  'what createBooking takes': {
    schema: createBookingInputSchema,
    good: { ...booking, itemId: 'villa-sawah', requestId: id, website: '' },
    bad: {
      bookingType: ['boat', undefined],
      itemId: ['a/b', undefined],
      numberOfGuests: [0, 11, 1.5, '2'],
      customerName: ['', ' ', 'x'.repeat(121)],
      customerEmail: ['', 'hannah@'],
      requestId: ['1', undefined],
      website: ['x'.repeat(1001)],
    },
  },
  'what createBooking answers': {
    schema: createBookingAnswerSchema,
    good: { bookingId: id, itemName: 'Villa Sawah', ...stay, totalPrice: 660.5 },
    bad: { bookingId: [undefined], startDate: ['tomorrow'], endDate: [''], totalPrice: ['660'] },
  },
  'what setBookingStatus takes': {
    schema: setBookingStatusInputSchema,
    good: { bookingId: id, from: 'pending', to: 'confirmed' },
    bad: { bookingId: ['1'], from: ['open'], to: ['gone', undefined] },
  },
  'what setBookingStatus answers': {
    schema: setBookingStatusAnswerSchema,
    good: { bookingId: id, status: 'cancelled', eventId: 'e1' },
    bad: { bookingId: [1], status: ['open'], eventId: [undefined] },
  },
  'what createTransfer takes': {
    schema: createTransferInputSchema,
    good: { ...route, ...customer, requestId: id, website: '' },
    bad: {
      pickupLocation: ['', 'x'.repeat(201)],
      destination: ['', 'x'.repeat(201)],
      pickupDate: [''],
      pickupTime: ['', '10:30'],
      passengers: [0, 9],
      luggage: [-1, 11],
      flightNumber: ['x'.repeat(201)],
      specialRequests: ['x'.repeat(1001)],
      customerName: ['', 'x'.repeat(121)],
      customerEmail: [''],
      customerPhone: ['', '1'],
      requestId: ['1'],
    },
  },
  'what createTransfer answers': {
    schema: createTransferAnswerSchema,
    good: {
      transferId: id,
      pickupDate: '2026-11-21',
      pickupTime: '10:00',
      totalAmount: 50,
      status: 'pending',
    },
    bad: { transferId: [1], pickupDate: ['tomorrow'], totalAmount: ['50'], status: ['open'] },
  },
  'what setTransferStatus takes': {
    schema: setTransferStatusInputSchema,
    good: { transferId: id, from: 'confirmed', to: 'completed' },
    bad: { transferId: ['1'], from: ['open'], to: [undefined] },
  },
  'what setTransferStatus answers': {
    schema: setTransferStatusAnswerSchema,
    good: { transferId: id, status: 'completed', eventId: 'e1' },
    bad: { transferId: [1], status: ['open'], eventId: [undefined] },
  },
  'what undoStatus takes': {
    schema: undoStatusInputSchema,
    good: { kind: 'transfers', id, eventId: 'a1'.repeat(20) },
    bad: {
      kind: ['messages', ''],
      id: ['1'],
      eventId: ['', 'a/b', '/ab', 'ab/', 'a1'.repeat(20) + 'x', undefined],
    },
  },
  'what undoStatus takes of a booking': {
    schema: undoStatusInputSchema,
    good: { kind: 'bookings', id, eventId: 'Z' },
    bad: {},
  },
  'what undoStatus answers': {
    schema: undoStatusAnswerSchema,
    good: { id, status: 'pending' },
    bad: { id: [1], status: [undefined] },
  },
  'what submitMessage takes': {
    schema: submitMessageInputSchema,
    good: { ...contact, requestId: id, website: 'x'.repeat(1000) },
    bad: {
      name: ['', 'x'.repeat(121)],
      email: [''],
      phone: ['1'],
      subject: ['', 'x'.repeat(201)],
      message: ['', 'x'.repeat(4001)],
      requestId: [undefined],
    },
  },
  'what submitMessage answers': {
    schema: submitMessageAnswerSchema,
    good: { messageId: id },
    bad: { messageId: [undefined] },
  },
  'what setRole takes': {
    schema: setRoleInputSchema,
    good: { uid: 'demo-admin', role: 'pending' },
    bad: { uid: ['', 'a/b', 'x'.repeat(129)], role: ['owner', undefined] },
  },
  'what setRole answers': {
    schema: setRoleAnswerSchema,
    good: { uid: 'demo-admin', role: 'admin' },
    bad: { uid: [undefined], role: ['owner'] },
  },
  'what refuseRegistration takes': {
    schema: refuseRegistrationInputSchema,
    good: { uid: 'demo-new' },
    bad: { uid: ['', undefined] },
  },
  'what refuseRegistration answers': {
    schema: refuseRegistrationAnswerSchema,
    good: { uid: 'demo-new' },
    bad: { uid: [undefined] },
  },
  'what repairStats answers': {
    schema: repairStatsAnswerSchema,
    good: {
      provenAt: at.toISOString(),
      drift: [{ counter: 'overview/bookings/pending', stored: 3, counted: 2 }],
    },
    bad: { provenAt: ['today'], drift: [undefined] },
  },
  'a refusal that a guest sees': {
    schema: guestCallErrorSchema,
    good: {
      code: 'nights-taken',
      field: 'startDate',
      message: 'Taken.',
      freeStays: [stay],
      retryAt: at.toISOString(),
    },
    bad: {
      code: ['unknown', 'toString', 5, ['busy'], undefined],
      message: [undefined],
      freeStays: ['none'],
      retryAt: ['soon'],
    },
  },
  'a refusal that staff see': {
    schema: callErrorSchema,
    good: {
      code: 'status-stale',
      message: 'Changed.',
      currentStatus: 'confirmed',
      otherBooking: { bookingId: id, customerName: 'Ana', ...stay },
    },
    bad: { code: ['unknown'], currentStatus: [1], otherBooking: ['Ana'] },
  },
  'a stored booking': {
    schema: bookingSchema,
    good: {
      id,
      ...booking,
      tourId: 'walk',
      villaId: 'sawah-ubud',
      itemName: 'Villa Sawah',
      totalPrice: 660,
      status: 'pending',
      createdAt: at,
      updatedAt: at,
    },
    bad: {
      bookingType: ['boat'],
      startDate: ['2027-02-29'],
      numberOfGuests: [1.5],
      totalPrice: ['660'],
      status: ['open'],
      createdAt: ['today'],
    },
  },
  'a stored transfer': {
    schema: transferSchema,
    good: {
      id,
      ...route,
      ...customer,
      contactPerson: 'Made',
      hotelName: 'Alaya',
      roomNumber: '12',
      totalAmount: 50,
      isStandalone: true,
      status: 'confirmed',
      createdAt: at,
      updatedAt: at,
    },
    bad: {
      pickupDate: ['today'],
      passengers: [0, 9],
      luggage: [-1, 11],
      isStandalone: ['yes'],
      status: ['open'],
      updatedAt: ['today'],
    },
  },
  'a stored message': {
    schema: contactMessageSchema,
    good: { id, ...contact, phone: '+49 30 1234567', read: true, createdAt: at, readAt: at },
    bad: { name: [undefined], read: ['no'], createdAt: [undefined] },
  },
  'a stored change of status': {
    schema: statusEventSchema,
    good: {
      from: null,
      to: 'pending',
      by: 'guest',
      byName: 'Ana',
      byEmail: 'a@b.example',
      undoes: 'e1',
      at,
    },
    bad: { from: [undefined], to: [null], by: [undefined], at: ['today'] },
  },
  'a stored tour': {
    schema: tourSchema,
    good: {
      ...offer,
      title: 'Walk',
      itinerary: ['08:00 Pickup'],
      inclusions: ['Lunch'],
      exclusions: ['Tips'],
      priceFrom: 100_000,
      duration: '8 hours',
      category: 'adventure',
    },
    bad: {
      slug: ['A b', 'a-', '-a', 'a--b', 'x'.repeat(101)],
      title: ['', 'x'.repeat(121)],
      shortDescription: ['x'.repeat(301)],
      fullDescription: ['x'.repeat(5001)],
      itinerary: [Array.from({ length: 21 }, () => 'x'), 'x'],
      priceFrom: [-1, 100_001],
      duration: ['x'.repeat(121)],
      location: ['x'.repeat(121)],
      category: ['x'.repeat(121)],
      image: ['x'.repeat(1001)],
      featured: ['yes'],
    },
  },
  'a stored villa': {
    schema: villaSchema,
    good: {
      ...offer,
      slug: 'x'.repeat(100),
      name: 'Villa Sawah',
      pricePerNight: 0,
      capacity: 50,
      bedrooms: 0,
      bathrooms: 50,
      amenities: ['x'.repeat(500)],
      hasPool: false,
    },
    bad: {
      name: ['', 'x'.repeat(121)],
      shortDescription: ['x'.repeat(301)],
      fullDescription: ['x'.repeat(5001)],
      location: ['x'.repeat(121)],
      pricePerNight: [-1, 100_001],
      capacity: [-1, 51, 1.5],
      bedrooms: [-1, 51, 1.5],
      bathrooms: [-1, 51, 1.5],
      image: ['x'.repeat(1001)],
      hasPool: ['yes'],
    },
  },
  'a stored person': {
    schema: userProfileSchema,
    good: {
      uid: 'demo-admin',
      email: 'made@example.com',
      fullName: 'Made',
      role: 'admin',
      tokenRole: 'staff',
      emailVerified: true,
      refused: true,
      rightsLostAt: at,
      createdAt: at,
    },
    bad: { uid: [undefined], role: ['owner'], tokenRole: ['owner'], refused: ['no'] },
  },
  'the stored figures': {
    schema: statsOverviewSchema,
    good: {
      tours: { total: 4, featured: 2 },
      villas: { total: 3, featured: 1 },
      bookings: { total: 6, pending: 3, confirmed: 2, cancelled: 1 },
      transfers: { total: 10, pending: 4, confirmed: 3, completed: 2, cancelled: 1 },
      messages: { total: 5, unread: 2 },
      revenue: { total: 660.5, months: { '2026-11': 660.5 } },
      updatedAt: at,
      provenAt: at,
      lastDrift: 0,
    },
    bad: { tours: ['4'], revenue: ['660'], lastDrift: [0.5] },
  },
  'the stored weeks': {
    schema: statsWeeksSchema,
    good: { weeks: { '2026-11-16': { bookings: 2, revenue: 660.5 } } },
    bad: { weeks: [[]] },
  },
};

describe.each(Object.entries(cases))('%s', (_, { schema, good, bad }) => {
  it('has these fields, and no other comes through', async () => {
    expect(await schema.parseAsync(good)).toMatchObject(good);
    if (schema === guestCallErrorSchema) return;
    expect(await schema.parseAsync({ ...good, other: 1 })).not.toHaveProperty('other');
  });

  it('is refused for the field that is wrong', async () => {
    for (const [field, values] of Object.entries(bad)) {
      for (const value of values) {
        const { error } = await schema.safeParseAsync({ ...good, [field]: value });
        const found = new Set(error?.issues.map(({ path }) => path[0]));
        expect(found, `${field}: ${String(value)}`).toEqual(new Set([field]));
      }
    }
  });
});

it('shows a guest nothing that only staff may see', () => {
  const refusal = { code: 'nights-taken', message: 'Taken.' };
  const shown = (more: object) => guestCallErrorSchema.safeParse({ ...refusal, ...more }).success;
  expect(shown({})).toBe(true);
  expect(shown({ currentStatus: 'confirmed' })).toBe(false);
  expect(shown({ freeStays: [{ ...stay, customerName: 'Ana' }] })).toBe(false);
  expect(shown({ freeStays: [{ startDate: 'soon', endDate: 'later' }] })).toBe(false);
});

it('takes nothing at all for repairStats', () => {
  for (const nothing of [undefined, null, {}]) {
    expect(repairStatsInputSchema.safeParse(nothing).success).toBe(true);
  }
});

it('reads a person of an older version as one without rights', () => {
  const old = { uid: 'u', email: 'a@b.example', fullName: 'Ana', role: 'pending', createdAt: at };
  expect(userProfileSchema.parse(old)).toEqual({
    ...old,
    tokenRole: 'pending',
    emailVerified: false,
    refused: false,
  });
});

const noneOf = (statuses: readonly string[]) =>
  Object.fromEntries(['total', ...statuses].map((name) => [name, 0]));

it('reads figures that were never counted as none', () => {
  const offers = { total: 0, featured: 0 };
  expect(statsOverviewSchema.parse({})).toEqual({
    tours: offers,
    villas: offers,
    bookings: noneOf(bookingStatuses),
    transfers: noneOf(transferStatuses),
    messages: { total: 0, unread: 0 },
    revenue: { total: 0, months: {} },
  });
  expect(statsWeeksSchema.parse({})).toEqual({ weeks: {} });
  expect(statsWeeksSchema.parse({ weeks: { '2026-11-16': {} } })).toEqual({
    weeks: { '2026-11-16': { bookings: 0, revenue: 0 } },
  });
});

it('reads lists of offers without their empty items', () => {
  const tour = cases['a stored tour'];
  const stored = { ...tour?.good, itinerary: ['', ' 08:00 Pickup ', ' '] };
  expect(tour?.schema.parse(stored)).toMatchObject({ itinerary: ['08:00 Pickup'] });
});

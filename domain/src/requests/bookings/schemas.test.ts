import { describeSchemas } from '../../../testing/describeSchemas.ts';
import type { SchemaCases } from '../../../testing/describeSchemas.ts';
import { at, id, stay } from '../../../testing/values.ts';
import { bookingSchema } from './booking.ts';
import {
  createBookingAnswerSchema,
  createBookingInputSchema,
  createBookingForGuestAnswerSchema,
  staffRequestOperations,
} from '../operations.ts';

const booking = {
  bookingType: 'villa',
  ...stay,
  numberOfGuests: 2,
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
};

const cases: SchemaCases = {
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
  'what createBookingForGuest takes': {
    schema: staffRequestOperations.createBookingForGuest.input,
    good: {
      ...booking,
      itemId: 'villa-sawah',
      customerEmail: '',
      customerPhone: '+62 812 3456 7890',
      status: 'confirmed',
      requestId: id,
      overrides: ['stay-too-short'],
    },
    bad: {
      itemId: ['a/b', undefined],
      numberOfGuests: [0, 11],
      customerName: [''],
      customerEmail: ['hannah@', undefined],
      customerPhone: ['12', undefined],
      status: ['cancelled', undefined],
      requestId: ['1', undefined],
      overrides: [['some-nights-taken'], ['seats-taken'], ['offer-closed'], undefined],
    },
  },
  'what createBookingForGuest answers': {
    schema: createBookingForGuestAnswerSchema,
    good: { bookingId: id, itemName: 'Walk', ...stay, totalPrice: 66, status: 'pending' },
    bad: { status: ['open', undefined] },
  },
  'what setBookingStatus takes': {
    schema: staffRequestOperations.setBookingStatus.input,
    good: { bookingId: id, from: 'pending', to: 'confirmed' },
    bad: { bookingId: ['1'], from: ['open'], to: ['gone', undefined] },
  },
  'what setBookingStatus answers': {
    schema: staffRequestOperations.setBookingStatus.answer,
    good: { bookingId: id, status: 'cancelled', eventId: 'e1' },
    bad: { bookingId: [1], status: ['open'], eventId: [undefined] },
  },
  'a stored booking': {
    schema: bookingSchema,
    good: {
      id,
      ...booking,
      customerPhone: '+62 812 3456 7890',
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
};

describeSchemas(cases);

import type { FieldTable } from '../core/fieldTable.ts';
import {
  type Booking,
  bookingPersonalData,
  bookingSchema,
  bookingSearch,
  bookingTable,
} from './bookings/booking.ts';
import {
  bookingStatus,
  bookingStatusSchema,
  transferStatus,
  transferStatusSchema,
} from './requestStatus.ts';
import type { RequestKind } from './requestName.ts';
import {
  type Transfer,
  transferPersonalData,
  transferSchema,
  transferSearch,
  transferTable,
} from './transfers/transfer.ts';

export type GuestRequest = Booking | Transfer;

export const requestKinds = {
  bookings: {
    noun: 'booking',
    title: 'Booking',
    table: bookingTable,
    schema: bookingSchema,
    statuses: bookingStatus,
    statusSchema: bookingStatusSchema,
    search: bookingSearch,
    personalData: bookingPersonalData,
    price: 'totalPrice',
    day: 'startDate',
    lastDay: 'endDate',
  },
  transfers: {
    noun: 'transfer',
    title: 'Transfer',
    table: transferTable,
    schema: transferSchema,
    statuses: transferStatus,
    statusSchema: transferStatusSchema,
    search: transferSearch,
    personalData: transferPersonalData,
    price: 'totalAmount',
    day: 'pickupDate',
    lastDay: 'pickupDate',
  },
} as const satisfies Record<RequestKind, { table: FieldTable; [fact: string]: unknown }>;

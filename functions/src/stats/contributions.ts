import {
  baliDate,
  baliMonth,
  collections,
  instantSchema,
  weekOf,
  type CollectionName,
} from '@selasar/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Counters } from './counters.ts';
import { bookingMonths, transferMonths } from './months.ts';
import { amountOf, revenueStatuses } from './revenue.ts';

/** The contribution of one document to the figures; undefined means the document does not exist. */
export type Contribution = (data: DocumentData | undefined) => Counters;

const byStatus = (document: string, status: unknown): Counters => ({
  [`${document}/total`]: 1,
  ...(typeof status === 'string' ? { [`${document}/${status}`]: 1 } : {}),
});

/** What the guest of a booking or transfer sent that waits for staff. */
const waitingGuest = ({ unanswered, changeRequest, reviewWaits }: DocumentData): Counters => ({
  ...(unanswered === true ? { 'overview/guests/unanswered': 1 } : {}),
  ...(changeRequest ? { 'overview/guests/changeRequests': 1 } : {}),
  ...(reviewWaits === true ? { 'overview/guests/reviews': 1 } : {}),
});

export const bookingContribution: Contribution = (data) => {
  if (!data) return {};
  const { status, totalPrice, createdAt } = data;
  return {
    ...byStatus('overview/bookings', status),
    ...waitingGuest(data),
    ...overTime(createdAt, revenueStatuses.includes(status) ? amountOf(totalPrice) : 0),
    ...bookingMonths(data),
  };
};

/** The contribution of a booking to its week and month, given its revenue in US dollars. */
function overTime(createdAt: unknown, revenue: number): Counters {
  const instant = instantSchema.safeParse(createdAt).data;
  const total = { 'overview/revenue/total': revenue };
  if (!instant) return total;
  const week = weekOf(baliDate(instant));
  return {
    ...total,
    [`overview/revenue/months/${baliMonth(instant)}`]: revenue,
    [`weeks/weeks/${week}/bookings`]: 1,
    [`weeks/weeks/${week}/revenue`]: revenue,
  };
}

export const transferContribution: Contribution = (data) =>
  data
    ? {
        ...byStatus('overview/transfers', data['status']),
        ...waitingGuest(data),
        ...transferMonths(data),
      }
    : {};

export const messageContribution: Contribution = (data) => {
  const read: Counters = { 'overview/messages/total': 1, 'overview/messages/unread': 0 };
  if (!data) return {};
  return data['read'] === false ? { ...read, 'overview/messages/unread': 1 } : read;
};

const offerContribution =
  (collection: 'tours' | 'villas'): Contribution =>
  (data) =>
    data
      ? {
          [`overview/${collection}/total`]: 1,
          [`overview/${collection}/featured`]: data['featured'] ? 1 : 0,
        }
      : {};

export const tourContribution = offerContribution('tours');
export const villaContribution = offerContribution('villas');

interface Counted {
  collection: CollectionName;
  contribution: Contribution;
  /** The fields that the contribution depends on. */
  fields: readonly string[];
}

/** All counted collections. */
export const counted: readonly Counted[] = [
  { collection: collections.tours, contribution: tourContribution, fields: ['featured'] },
  { collection: collections.villas, contribution: villaContribution, fields: ['featured'] },
  {
    collection: collections.transfers,
    contribution: transferContribution,
    fields: ['status', 'totalAmount', 'pickupDate', 'createdAt', 'unanswered', 'changeRequest'],
  },
  {
    collection: collections.bookings,
    contribution: bookingContribution,
    fields: [
      'bookingType',
      'tourId',
      'villaId',
      'status',
      'totalPrice',
      'startDate',
      'endDate',
      'numberOfGuests',
      'createdAt',
      'unanswered',
      'changeRequest',
      'reviewWaits',
    ],
  },
  { collection: collections.messages, contribution: messageContribution, fields: ['read'] },
];

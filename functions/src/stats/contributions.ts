import {
  baliDate,
  baliMonth,
  bookingStatus,
  instantSchema,
  statusesOf,
  weekOf,
} from '@selasar/domain';
import type { DocumentData } from 'firebase-admin/firestore';
import type { Counters } from './counters.ts';

/** What one document adds to the figures; undefined is a document that is not there. */
export type Contribution = (data: DocumentData | undefined) => Counters;

/** The statuses of bookings whose price is revenue. */
export const revenueStatuses: readonly string[] = statusesOf(
  bookingStatus,
  ({ countsAsRevenue }) => countsAsRevenue,
);

const byStatus = (document: string, status: unknown): Counters => ({
  [`${document}/total`]: 1,
  ...(typeof status === 'string' ? { [`${document}/${status}`]: 1 } : {}),
});

export const bookingContribution: Contribution = (data) => {
  if (!data) return {};
  const { status, totalPrice, createdAt } = data;
  return {
    ...byStatus('overview/bookings', status),
    ...overTime(createdAt, revenueStatuses.includes(status) ? Number(totalPrice ?? 0) : 0),
  };
};

/** What a booking adds to its week and month, given what it adds to the revenue in US dollars. */
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
  data ? byStatus('overview/transfers', data['status']) : {};

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

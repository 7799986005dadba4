import { statusAfter } from '@selasar/domain/requests';
import { type StatsOverview, waitingOf } from '@selasar/domain/stats';
import { useMemo } from 'react';
import { useStats } from '../../data/stats.ts';
import { paths } from '../../paths.ts';

export interface Count {
  number: number;
  word: string;
}

export const waitingInInbox = ({ messages, guests }: StatsOverview): number =>
  messages.unread + guests.unanswered + guests.changeRequests + guests.reviews;

/** The same object while the number is the same; undefined for none. */
const useCount = (number: number, word: string): Count | undefined =>
  useMemo(() => (number > 0 ? { number, word } : undefined), [number, word]);

export type Counts = Readonly<Record<string, Count | undefined>>;

/** From one document, which the dashboard follows as well. */
export function useCounts(): Counts {
  const live = useStats();
  const stats = live.status === 'success' ? live.data : undefined;
  return {
    [paths.admin.bookings]: useCount(stats ? waitingOf(stats.bookings) : 0, statusAfter.request),
    [paths.admin.transfers]: useCount(stats ? waitingOf(stats.transfers) : 0, statusAfter.request),
    [paths.admin.inbox]: useCount(stats ? waitingInInbox(stats) : 0, 'waiting'),
  };
}

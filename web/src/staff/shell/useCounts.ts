import { statusAfter, waitingOf } from '@selasar/domain';
import type { StatsOverview } from '@selasar/domain';
import { useStats } from '../../data/stats/useStats.ts';
import { paths } from '../../paths.ts';

/** Number of pending entries, and their kind. */
export interface Count {
  number: number;
  word: string;
}

export const waitingInInbox = ({ messages, guests }: StatsOverview): number =>
  messages.unread + guests.unanswered + guests.changeRequests + guests.reviews;

/** The pending entries for the links of the sidebar, by address: one document, which the dashboard follows as well. */
export function useCounts(enabled: boolean): Readonly<Record<string, Count | undefined>> {
  const live = useStats(enabled);
  if (live.status !== 'success') return {};
  const { bookings, transfers } = live.data;
  const count = (number: number, word: string) => (number > 0 ? { number, word } : undefined);
  return {
    [paths.admin.bookings]: count(waitingOf(bookings), statusAfter.request),
    [paths.admin.transfers]: count(waitingOf(transfers), statusAfter.request),
    [paths.admin.inbox]: count(waitingInInbox(live.data), 'waiting'),
  };
}

import { statusAfter, waitingOf } from '@selasar/domain';
import { useStats } from '../../data/stats/useStats.ts';
import { paths } from '../../paths.ts';

/** Number of pending entries, and their kind. */
export interface Count {
  number: number;
  word: string;
}

/** The pending entries for the links of the sidebar, by address: one document, which the dashboard follows as well. */
export function useCounts(enabled: boolean): Readonly<Record<string, Count | undefined>> {
  const live = useStats(enabled);
  if (live.status !== 'success') return {};
  const { bookings, transfers, messages, guests } = live.data;
  const { unanswered, changeRequests, reviews } = guests;
  const inbox = messages.unread + unanswered + changeRequests + reviews;
  const count = (number: number, word: string) => (number > 0 ? { number, word } : undefined);
  return {
    [paths.admin.bookings]: count(waitingOf(bookings), statusAfter.request),
    [paths.admin.transfers]: count(waitingOf(transfers), statusAfter.request),
    [paths.admin.inbox]: count(inbox, 'waiting'),
  };
}

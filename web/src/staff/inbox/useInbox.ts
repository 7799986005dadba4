import { reviewStatuses, waitingReviewStatuses } from '@selasar/domain';
import type { Booking, Transfer } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { bookingCollection } from '../../data/bookings/collection.ts';
import type { Live } from '../../data/firebase/live/useLive.ts';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row, Whole } from '../../data/firebase/rows.ts';
import { useMessages } from '../../data/messages/useMessages.ts';
import { useReviews } from '../../data/reviews/useReviews.ts';
import { transferCollection } from '../../data/transfers/collection.ts';
import { useChangeRequests, useConversations } from '../../data/trips/useConversations.ts';
import { hasChangeRequest } from '../records/trip/hasChangeRequest.ts';
import { changeEntry, merge, messageEntry, replyEntry, reviewEntry } from './entries.ts';
import type { Entry } from './entries.ts';

export type Show = 'waiting' | 'all';

type LiveRows<Item> = Live<Row<Item>[]> & { retry: () => void };

/** One source of the inbox. */
export interface Source {
  /** Its records, and one of them. */
  names: string;
  name: string;
  live: LiveRows<unknown>;
  /** The known rows, also while more of them load; undefined before. */
  rows: readonly Row<{ id: string }>[] | undefined;
  entries: readonly Entry[];
}

function useSource<Item extends { id: string }>(
  names: string,
  name: string,
  live: LiveRows<Item>,
  toEntry: (item: Whole<Item>) => Entry | undefined,
): Source {
  const [before, setBefore] = useState<readonly Row<Item>[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const rows = live.status === 'success' ? live.data : before;
  const entries = useMemo(
    () => (rows ?? []).filter(isWhole).flatMap((item) => toEntry(item) ?? []),
    [rows, toEntry],
  );
  return { names, name, live, rows, entries };
}

const bookingReply = (request: Booking) => replyEntry({ kind: 'bookings', request });
const transferReply = (request: Transfer) => replyEntry({ kind: 'transfers', request });
const bookingChange = (request: Booking) =>
  hasChangeRequest(request) ? changeEntry({ kind: 'bookings', request }) : undefined;
const transferChange = (request: Transfer) =>
  hasChangeRequest(request) ? changeEntry({ kind: 'transfers', request }) : undefined;

/** What guests sent, live: all of it, or what waits. `show` must not change between renders. */
export function useInbox(show: Show, count: number) {
  // Reads one more than is shown, to know whether there are older ones.
  const atMost = count + 1;
  const messages = useMessages(show === 'waiting' ? 'unread' : 'all', atMost);
  const reviews = useReviews(show === 'waiting' ? waitingReviewStatuses : reviewStatuses, atMost);
  const bookings = useConversations(bookingCollection, show, atMost);
  const transfers = useConversations(transferCollection, show, atMost);
  const bookingChanges = useChangeRequests(bookingCollection, atMost);
  const transferChanges = useChangeRequests(transferCollection, atMost);
  const sources = [
    useSource('messages', 'message', messages, messageEntry),
    useSource('reviews', 'review', reviews, reviewEntry),
    useSource('replies about bookings', 'booking', bookings, bookingReply),
    useSource('replies about transfers', 'transfer', transfers, transferReply),
    useSource('changes of bookings', 'booking', bookingChanges, bookingChange),
    useSource('changes of transfers', 'transfer', transferChanges, transferChange),
  ];
  const lists = sources.map(({ entries }) => entries);
  const entries = useMemo(
    () => merge(lists, count),
    // The lists themselves are the same until one of their rows changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [...lists, count],
  );
  const isLoading = sources.some(({ live, rows }) => live.status === 'loading' && !rows);
  return {
    messages,
    sources,
    /** Undefined while nothing is known. */
    entries: isLoading && entries.length === 0 ? undefined : entries,
    isLoading,
    hasMore: sources.some(({ rows }) => (rows?.length ?? 0) > count),
  };
}

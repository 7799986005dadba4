import type { Booking, Transfer } from '@selasar/domain/requests';
import { reviewStatuses, waitingReviewStatuses } from '@selasar/domain/reviews';
import { useMemo, useState } from 'react';
import { bookingCollection, transferCollection } from '../../data/requests/requests.ts';
import { isValid, type Row, type Valid } from '../../data/firebase/rows.ts';
import { useMessages } from '../../data/messages/contactMessages.ts';
import { useReviews } from '../../data/reviews/staffReviews.ts';
import { useChangeRequests, useConversations } from '../../data/trips/conversations.ts';
import type { Loadable } from '../common/useRead.ts';
import { hasChangeRequest } from '../requests/sheet/changeRequestText.ts';
import { changeEntry, merge, messageEntry, replyEntry, reviewEntry } from './entries.ts';
import type { Entry, Order } from './entries.ts';

export type Show = 'waiting' | 'all';

export interface Source {
  names: string;
  name: string;
  live: Loadable<Row<unknown>[]>;
  /** The known rows, also while more of them load; undefined before. */
  rows: readonly Row<{ id: string }>[] | undefined;
  entries: readonly Entry[];
}

function useSource<Item extends { id: string }>(
  names: string,
  name: string,
  live: Loadable<Row<Item>[]>,
  toEntry: (item: Valid<Item>) => Entry | undefined,
): Source {
  const [before, setBefore] = useState<readonly Row<Item>[]>();
  if (live.status === 'success' && live.data !== before) setBefore(live.data);
  const rows = live.status === 'success' ? live.data : before;
  const entries = useMemo(
    () => (rows ?? []).filter(isValid).flatMap((item) => toEntry(item) ?? []),
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

const directions = { newest: 'desc', oldest: 'asc' } as const;

/** `show` and `order` must not change between renders. */
export function useInbox(show: Show, order: Order, count: number) {
  const direction = directions[order];
  // Reads one more than is shown, to know whether there are older ones.
  const atMost = count + 1;
  const messages = useMessages(show === 'waiting' ? 'unread' : 'all', direction, atMost);
  const statuses = show === 'waiting' ? waitingReviewStatuses : reviewStatuses;
  const reviews = useReviews(statuses, direction, atMost);
  const bookings = useConversations(bookingCollection, show, direction, atMost);
  const transfers = useConversations(transferCollection, show, direction, atMost);
  const bookingChanges = useChangeRequests(bookingCollection, direction, atMost);
  const transferChanges = useChangeRequests(transferCollection, direction, atMost);
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
    () => merge(lists, count, order),
    // The lists themselves are the same until one of their rows changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [...lists, count, order],
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

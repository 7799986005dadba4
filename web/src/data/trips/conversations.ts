import { subcollections } from '@selasar/domain/core';
import type { Booking, RequestName, Transfer } from '@selasar/domain/requests';
import { type ThreadMessage, threadMessageSchema } from '@selasar/domain/trips';
import {
  limit,
  limitToLast,
  orderBy,
  type OrderByDirection,
  where,
  query,
} from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useRows } from '../firebase/live/useRows.ts';
import type { Collection } from '../firebase/rows.ts';

const threadOf = ({ kind, id }: RequestName): Collection<ThreadMessage> => ({
  name: `${kind}/${id}/${subcollections.thread}`,
  idField: 'id',
  schema: threadMessageSchema,
});

const most = 300;

export const useThread = (request: RequestName, atMost = most) =>
  useRows(`${request.kind}/${request.id}/thread ${atMost}`, threadOf(request), (all) =>
    query(all, orderBy('at'), limitToLast(atMost)),
  );

export const useConversations = <Item extends Booking | Transfer>(
  kind: Collection<Item>,
  show: 'waiting' | 'all',
  direction: OrderByDirection,
  atMost: number,
) =>
  useRows(`${kind.name} with messages ${show} ${direction} ${atMost}`, kind, (all) =>
    query(
      all,
      ...(show === 'waiting' ? [where('unanswered', '==', true)] : []),
      orderBy('lastMessageAt', direction),
      limit(atMost),
    ),
  );

export const useChangeRequests = <Item extends Booking | Transfer>(
  kind: Collection<Item>,
  direction: OrderByDirection,
  atMost: number,
) =>
  useRows(`${kind.name} with change requests ${direction} ${atMost}`, kind, (all) =>
    query(all, orderBy('changeRequest.at', direction), limit(atMost)),
  );

export const assignThread = confirmed(staffApi.assignThread, async ({ kind, id, assignee }) => {
  const stored = await readDocument(kind, id);
  return ((stored.get('assignee.uid') as unknown) ?? null) === assignee;
});

import type { Booking, Transfer, RequestName } from '@selasar/domain/requests';
import {
  type AssignThreadInput,
  type ThreadMessage,
  threadMessageSchema,
} from '@selasar/domain/trips';
import {
  collection,
  limit,
  orderBy,
  type OrderByDirection,
  query,
  where,
  limitToLast,
} from 'firebase/firestore';
import type { Collection } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';
import { subcollections } from '@selasar/domain/core';

const messages: Collection<ThreadMessage> = {
  name: subcollections.thread,
  idField: 'id',
  schema: threadMessageSchema,
};

const most = 300;

export const useThread = ({ kind, id }: RequestName, atMost = most) =>
  useLive(
    `${kind}/${id}/thread ${atMost}`,
    listenToQuery(messages, () =>
      query(collection(store, kind, id, subcollections.thread), orderBy('at'), limitToLast(atMost)),
    ),
  );

export const useConversations = <Item extends Booking | Transfer>(
  kind: Collection<Item>,
  show: 'waiting' | 'all',
  direction: OrderByDirection,
  atMost: number,
) =>
  useLive(
    `${kind.name} with messages ${show} ${direction} ${atMost}`,
    listenToQuery(kind, () =>
      query(
        collection(store, kind.name),
        ...(show === 'waiting' ? [where('unanswered', '==', true)] : []),
        orderBy('lastMessageAt', direction),
        limit(atMost),
      ),
    ),
  );

export const useChangeRequests = <Item extends Booking | Transfer>(
  kind: Collection<Item>,
  direction: OrderByDirection,
  atMost: number,
) =>
  useLive(
    `${kind.name} with change requests ${direction} ${atMost}`,
    listenToQuery(kind, () =>
      query(collection(store, kind.name), orderBy('changeRequest.at', direction), limit(atMost)),
    ),
  );

/** Resolves to false if the server did not apply it. */
export const assignThread = (input: AssignThreadInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.assignThread(input),
    readBack: async () => {
      const stored = await readDocument(input.kind, input.id);
      return ((stored.get('assignee.uid') as unknown) ?? null) === input.assignee;
    },
    onUnsure,
  });

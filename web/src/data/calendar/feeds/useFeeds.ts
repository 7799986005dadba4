import { collections, feedSchema } from '@selasar/domain';
import type { Feed } from '@selasar/domain';
import { collection, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';
import { listenToQuery } from '../../firebase/live/listen.ts';
import { useLive } from '../../firebase/live/useLive.ts';
import { useWatchedList } from '../../firebase/reactfire/useWatchedList.ts';

const feedCollection: Collection<Feed> = {
  name: collections.feeds,
  idField: 'id',
  schema: feedSchema,
};

/** The feeds of a villa, oldest first. */
export const useFeeds = (villaId: string) =>
  useLive<Row<Feed>[]>(`feeds of ${villaId}`, (onData, fail) =>
    listenToQuery(
      feedCollection,
      query(collection(store, collections.feeds), where('villaId', '==', villaId)),
    )((rows) => onData(rows.toSorted((a, b) => timeOf(a) - timeOf(b))), fail),
  );

/** Feeds of all villas that need attention; normally none. */
export const useFeedProblems = () =>
  useWatchedList(feedCollection, where('hasProblem', '==', true));

const timeOf = ({ createdAt }: Row<Feed>): number => createdAt?.getTime() ?? 0;

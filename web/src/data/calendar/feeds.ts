import {
  type Feed,
  feedSchema,
  type RemoveFeedInput,
  type SaveFeedInput,
} from '@selasar/domain/calendar';
import { collections } from '@selasar/domain/core';
import { collection, query, where } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { useWatchedList } from '../firebase/live/watched.ts';
import { readDocument } from '../firebase/lite.ts';
import { staffApi } from '../api.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const feedCollection: Collection<Feed> = {
  name: collections.feeds,
  idField: 'id',
  schema: feedSchema,
};

export const useFeeds = (villaId: string) =>
  useLive(
    `feeds of ${villaId}`,
    listenToQuery(
      feedCollection,
      () => query(collection(store, collections.feeds), where('villaId', '==', villaId)),
      (one, other) => timeOf(one) - timeOf(other),
    ),
  );

export const useFeedProblems = () =>
  useWatchedList(feedCollection, where('hasProblem', '==', true));

const timeOf = ({ createdAt }: Row<Feed>): number => createdAt?.getTime() ?? 0;

/** Resolves to false if the server did not apply it. */
export const saveFeed = (input: SaveFeedInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.saveFeed(input),
    readBack: async () => {
      const stored = await readDocument(collections.feeds, input.feedId);
      const { villaId: _, feedId: __, ...fields } = input;
      return Object.entries(fields).every(
        ([name, value]) => value === undefined || stored.get(name) === value,
      );
    },
    onUnsure,
  });

/** Resolves to false if the server still has it. */
export const removeFeed = (input: RemoveFeedInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.removeFeed(input),
    readBack: async () => !(await readDocument(collections.feeds, input.feedId)).exists(),
    onUnsure,
  });

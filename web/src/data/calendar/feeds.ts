import { type Feed, feedSchema } from '@selasar/domain/calendar';
import { collections } from '@selasar/domain/core';
import { where, query } from 'firebase/firestore';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { useRows } from '../firebase/live/useRows.ts';
import { useWatchedList } from '../firebase/live/watched.ts';
import type { Collection, Row } from '../firebase/rows.ts';

const feedCollection: Collection<Feed> = {
  name: collections.feeds,
  idField: 'id',
  schema: feedSchema,
};

const timeOf = ({ createdAt }: Row<Feed>): number => createdAt?.getTime() ?? 0;

export const useFeeds = (villaId: string) =>
  useRows(
    `feeds of ${villaId}`,
    feedCollection,
    (all) => query(all, where('villaId', '==', villaId)),
    (one, other) => timeOf(one) - timeOf(other),
  );

export const useFeedProblems = () =>
  useWatchedList(feedCollection, where('hasProblem', '==', true));

export const saveFeed = confirmed(staffApi.saveFeed, async (input) => {
  const { villaId: _, feedId, ...fields } = input;
  const stored = await readDocument(collections.feeds, feedId);
  return Object.entries(fields).every(
    ([name, value]) => value === undefined || stored.get(name) === value,
  );
});

export const removeFeed = confirmed(
  staffApi.removeFeed,
  async ({ feedId }) => !(await readDocument(collections.feeds, feedId)).exists(),
);

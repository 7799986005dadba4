import { collections, type Colleague, pathOf, type UserRole } from '@selasar/domain/core';
import { type UserProfile, userProfileSchema } from '@selasar/domain/people';
import { limit, orderBy, where } from 'firebase/firestore';
import type { Collection } from '../firebase/rows.ts';
import { useWatchedList, onceAnswered, useWatchedDocument } from '../firebase/live/watched.ts';
import { adminApi, staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import { toFailure } from '../firebase/failure.ts';
import { type Listen, useLive } from '../firebase/live/useLive.ts';

export const useOwnRole = (uid: string) =>
  useWatchedDocument<UserRole>(
    pathOf(collections.users, uid),
    (found) => {
      const { data } = userProfileSchema.pick({ role: true }).safeParse(found.data());
      return data?.role ?? 'pending';
    },
    onceAnswered,
  );

export function useIsRemoved(uid: string): boolean {
  const live = useWatchedDocument<boolean>(
    pathOf(collections.users, uid),
    (found) => found.get('role') === 'pending' && found.get('rightsLostAt') !== undefined,
    onceAnswered,
  );
  return live.status === 'success' && live.data;
}

const listColleagues =
  <T>(choose: (colleagues: readonly Colleague[]) => T): Listen<T> =>
  (onData, fail) => {
    staffApi.listColleagues({}).then(
      ({ colleagues }) => onData(choose(colleagues)),
      (error: unknown) => fail(toFailure(error)),
    );
    return () => undefined;
  };

export const useColleagueNames = (wanted: boolean) =>
  useLive('names of colleagues', wanted ? listColleagues((colleagues) => colleagues) : undefined);

const nobody: readonly string[] = [];

/** Nobody until that is known. */
export function useFormerColleagues(uids: readonly string[]): readonly string[] {
  const people = [...new Set(uids)].toSorted();
  const live = useLive(
    `former colleagues of ${people.join()}`,
    people.length > 0
      ? listColleagues((colleagues) =>
          people.filter((person) => !colleagues.some(({ uid }) => uid === person)),
        )
      : undefined,
  );
  return live.status === 'success' ? live.data : nobody;
}

export const setRole = confirmed(
  adminApi.setRole,
  async ({ uid, role }) => (await readDocument(collections.users, uid)).get('role') === role,
);

export const refuseRegistration = confirmed(
  adminApi.refuseRegistration,
  async ({ uid }) => !(await readDocument(collections.users, uid)).exists(),
);

export const personCollection: Collection<UserProfile> = {
  name: collections.users,
  idField: 'uid',
  schema: userProfileSchema,
};

export const usePeople = () => useWatchedList(personCollection, orderBy('createdAt', 'desc'));

const most = 100;

export const useColleagues = () =>
  useWatchedList(personCollection, where('role', 'in', ['staff', 'admin']), limit(most));

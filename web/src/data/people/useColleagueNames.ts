import type { Colleague } from '@selasar/domain';
import { staffApi } from '../api.ts';
import { toFailure } from '../firebase/failure.ts';
import { useLive } from '../firebase/live/useLive.ts';

/** Everyone with a staff role, read once for all views; while not `wanted`, nothing is read. */
export const useColleagueNames = (wanted: boolean) =>
  useLive<readonly Colleague[]>(wanted ? 'names of colleagues' : 'nothing', (onData, fail) => {
    if (wanted) {
      staffApi.listColleagues({}).then(
        ({ colleagues }) => onData(colleagues),
        (error: unknown) => fail(toFailure(error)),
      );
    }
    return () => undefined;
  });

const nobody: readonly string[] = [];

/** Those of these people who have no staff role any more; nobody until that is known. */
export function useFormerColleagues(uids: readonly string[]): readonly string[] {
  const people = [...new Set(uids)].toSorted();
  const live = useLive<readonly string[]>(
    people.length > 0 ? `former colleagues of ${people.join()}` : 'nothing',
    (onData, fail) => {
      if (people.length > 0) {
        staffApi.listColleagues({}).then(
          ({ colleagues }) =>
            onData(people.filter((person) => !colleagues.some(({ uid }) => uid === person))),
          (error: unknown) => fail(toFailure(error)),
        );
      }
      return () => undefined;
    },
  );
  return people.length > 0 && live.status === 'success' ? live.data : nobody;
}

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

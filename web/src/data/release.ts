import type { ReadReleaseAnswer } from '@selasar/domain/stats';
import { adminApi } from './api.ts';
import { useLive } from './firebase/live/useLive.ts';

/** The release of the functions. */
export const useRelease = () =>
  useLive<ReadReleaseAnswer>('release of the functions', (onData, fail) => {
    adminApi.readRelease({}).then(onData, fail);
    return () => undefined;
  });

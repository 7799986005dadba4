import type { ReadReleaseAnswer } from '@selasar/domain';
import { adminApi } from '../../api.ts';
import { useLive } from '../../firebase/live/useLive.ts';

/** The deployed release of the functions: read once, while it is shown. */
export const useRelease = () =>
  useLive<ReadReleaseAnswer>('release of the functions', (onData, fail) => {
    adminApi.readRelease({}).then(onData, fail);
    return () => undefined;
  });

import type { ReadReleaseAnswer } from '@selasar/domain';
import { adminApi } from '../../api.ts';
import { useLive } from '../../firebase/live/useLive.ts';

/** Which release of the functions answers: asked once, while it is shown. */
export const useRelease = () =>
  useLive<ReadReleaseAnswer>('release of the functions', (tell, fail) => {
    adminApi.readRelease({}).then(tell, fail);
    return () => undefined;
  });

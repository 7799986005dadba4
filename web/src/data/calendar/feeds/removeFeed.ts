import type { RemoveFeedAnswer, RemoveFeedInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { surelyDone } from '../../firebase/live/surely.ts';
import { readFeedNow } from './readFeedNow.ts';

const call: (input: RemoveFeedInput) => Promise<RemoveFeedAnswer> = staffApi.removeFeed;

/** Removes a calendar of another portal, and frees its nights. Answers false when the server still has it. */
export const removeFeed = (input: RemoveFeedInput, onUnsure: () => void): Promise<boolean> =>
  surelyDone({
    act: () => call(input),
    look: async () => !(await readFeedNow(input.feedId)).exists(),
    onUnsure,
  });

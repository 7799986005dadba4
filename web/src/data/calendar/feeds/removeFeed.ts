import type { RemoveFeedAnswer, RemoveFeedInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { readCurrentFeed } from './readCurrentFeed.ts';

const call: (input: RemoveFeedInput) => Promise<RemoveFeedAnswer> = staffApi.removeFeed;

/**
 * Removes a feed (the calendar of another portal) and frees its nights. Resolves to false if the server still has it.
 */
export const removeFeed = (input: RemoveFeedInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => !(await readCurrentFeed(input.feedId)).exists(),
    onUnsure,
  });

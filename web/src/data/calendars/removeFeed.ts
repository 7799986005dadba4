import { removeFeedAnswerSchema } from '@selasar/domain';
import type { RemoveFeedAnswer, RemoveFeedInput } from '@selasar/domain';
import { callable } from '../core/call.ts';
import { surelyDone } from '../live/surely.ts';
import { readFeedNow } from './readFeedNow.ts';

const call: (input: RemoveFeedInput) => Promise<RemoveFeedAnswer> = callable(
  'removeFeed',
  removeFeedAnswerSchema,
);

/** Removes a calendar of another portal, and frees its nights. Answers false when the server still has it. */
export const removeFeed = (input: RemoveFeedInput, onUnsure: () => void): Promise<boolean> =>
  surelyDone({
    act: () => call(input),
    look: async () => !(await readFeedNow(input.feedId)).exists(),
    onUnsure,
  });

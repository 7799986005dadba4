import type { SaveFeedAnswer, SaveFeedInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { readFeedNow } from './readFeedNow.ts';

const call: (input: SaveFeedInput) => Promise<SaveFeedAnswer> = staffApi.saveFeed;

/** Adds a calendar of another portal, or corrects it. Answers false when the server has it otherwise. */
export const saveFeed = (input: SaveFeedInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    look: async () => {
      const stored = await readFeedNow(input.feedId);
      return stored.get('url') === input.url && stored.get('name') === input.name;
    },
    onUnsure,
  });

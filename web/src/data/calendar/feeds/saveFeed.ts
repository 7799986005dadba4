import type { SaveFeedAnswer, SaveFeedInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { surelyDone } from '../../firebase/live/surely.ts';
import { readFeedNow } from './readFeedNow.ts';

const call: (input: SaveFeedInput) => Promise<SaveFeedAnswer> = staffApi.saveFeed;

/** Adds a calendar of another portal, or corrects it. Answers false when the server has it otherwise. */
export const saveFeed = (input: SaveFeedInput, onUnsure: () => void): Promise<boolean> =>
  surelyDone({
    act: () => call(input),
    look: async () => {
      const stored = await readFeedNow(input.feedId);
      return stored.get('url') === input.url && stored.get('name') === input.name;
    },
    onUnsure,
  });

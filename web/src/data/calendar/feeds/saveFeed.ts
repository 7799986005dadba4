import type { SaveFeedAnswer, SaveFeedInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { readCurrentFeed } from './readCurrentFeed.ts';

const call: (input: SaveFeedInput) => Promise<SaveFeedAnswer> = staffApi.saveFeed;

/** Adds or edits a feed (the calendar of another portal). Resolves to false if the server did not apply it. */
export const saveFeed = (input: SaveFeedInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = await readCurrentFeed(input.feedId);
      const { villaId: _, feedId: __, ...fields } = input;
      return Object.entries(fields).every(
        ([name, value]) => value === undefined || stored.get(name) === value,
      );
    },
    onUnsure,
  });

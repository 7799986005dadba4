import type { BlockNightsAnswer, BlockNightsInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { readCurrentBlock } from './readCurrentBlock.ts';

const call: (input: BlockNightsInput) => Promise<BlockNightsAnswer> = staffApi.blockNights;

/** Blocks nights of a villa. Resolves to false if the server does not have the block. */
export const blockNights = (input: BlockNightsInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => (await readCurrentBlock(input.blockId)).exists(),
    onUnsure,
  });

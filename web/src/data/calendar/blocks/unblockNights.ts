import type { UnblockNightsAnswer, UnblockNightsInput } from '@selasar/domain';
import { staffApi } from '../../api.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';
import { readCurrentBlock } from './readCurrentBlock.ts';

const call: (input: UnblockNightsInput) => Promise<UnblockNightsAnswer> = staffApi.unblockNights;

/** Removes a block. Resolves to false if the server still has it. */
export const unblockNights = (input: UnblockNightsInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => !(await readCurrentBlock(input.blockId)).exists(),
    onUnsure,
  });

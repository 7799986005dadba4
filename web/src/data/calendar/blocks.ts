import type { BlockNightsInput, UnblockNightsInput } from '@selasar/domain/calendar';
import { collections } from '@selasar/domain/core';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../firebase/lite.ts';
import { staffApi } from '../api.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const readCurrentBlock = async (blockId: string) =>
  getDoc(doc(await firestore(), collections.blocks, blockId));

/** Resolves to false if the server does not have the block. */
export const blockNights = (input: BlockNightsInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.blockNights(input),
    readBack: async () => (await readCurrentBlock(input.blockId)).exists(),
    onUnsure,
  });

/** Resolves to false if the server still has it. */
export const unblockNights = (input: UnblockNightsInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.unblockNights(input),
    readBack: async () => !(await readCurrentBlock(input.blockId)).exists(),
    onUnsure,
  });

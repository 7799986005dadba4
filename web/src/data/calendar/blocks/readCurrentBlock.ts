import { collections } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';

/** Reads a block from the server. */
export const readCurrentBlock = async (blockId: string) =>
  getDoc(doc(await firestore(), collections.blocks, blockId));

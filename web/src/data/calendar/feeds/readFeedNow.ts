import { collections } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';

/** A feed as the server has it now. */
export const readFeedNow = async (feedId: string) =>
  getDoc(doc(await firestore(), collections.feeds, feedId));

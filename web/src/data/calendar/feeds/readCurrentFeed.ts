import { collections } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { firestore } from '../../firebase/lite.ts';

/** Reads a feed from the server. */
export const readCurrentFeed = async (feedId: string) =>
  getDoc(doc(await firestore(), collections.feeds, feedId));

import { statusAfter } from '@selasar/domain/requests';
import { getDocs } from 'firebase/firestore';
import { failing } from '../firebase/failure.ts';
import { pageQuery } from './view.ts';

const longestWaiting = {
  search: '',
  filters: { status: statusAfter.request },
  sort: { field: 'createdAt', direction: 'asc' },
} as const;

export async function readLongestWaiting(collection: string): Promise<string | undefined> {
  const { docs } = await failing(getDocs(pageQuery(collection, longestWaiting, 1)));
  return docs[0]?.id;
}

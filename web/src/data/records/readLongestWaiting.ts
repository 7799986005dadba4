import { statusAfter } from '@selasar/domain';
import { getDocs } from 'firebase/firestore';
import { failing } from '../firebase/failure.ts';
import type { Collection } from '../firebase/rows.ts';
import type { GuestRecord } from './guestRecord.ts';
import { pageQuery } from './view.ts';

const longestWaiting = {
  search: '',
  filters: { status: statusAfter.request },
  sort: { field: 'createdAt', direction: 'asc' },
} as const;

/** The id of the request that waits longest for an answer; undefined if none waits. */
export async function readLongestWaiting<Item extends GuestRecord>({
  name,
}: Collection<Item>): Promise<string | undefined> {
  const { docs } = await failing(getDocs(pageQuery(name, longestWaiting, 1)));
  return docs[0]?.id;
}

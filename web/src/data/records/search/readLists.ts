import type { CrewMember, Tour, UserProfile, Villa } from '@selasar/domain';
import { collection, getDocsFromServer, limit, query } from 'firebase/firestore';
import { withDeadline } from '../../firebase/deadline.ts';
import { isWhole, toRow } from '../../firebase/rows.ts';
import type { Collection, Whole } from '../../firebase/rows.ts';
import { store } from '../../firebase/store.ts';
import { crewCollection } from '../../crew/useCrew.ts';
import { tourCollection, villaCollection } from '../../offers/collections.ts';
import { personCollection } from '../../people/usePeople.ts';
import { patienceMs } from './findRecent.ts';

/** Small lists that are read once and searched in memory. */
export interface Lists {
  tours: Whole<Tour>[];
  villas: Whole<Villa>[];
  crew: Whole<CrewMember>[];
  /** People with an account. */
  people: Whole<UserProfile>[];
}

/** Limit per list. */
const atMost = 200;

/** Only admins can read accounts. */
export async function readLists(isAdmin: boolean): Promise<Lists> {
  const [tours, villas, crew, people] = await Promise.all([
    readList(tourCollection),
    readList(villaCollection),
    readList(crewCollection),
    isAdmin ? readList(personCollection) : [],
  ]);
  return { tours, villas, crew, people };
}

async function readList<Item>(source: Collection<Item>): Promise<Whole<Item>[]> {
  const all = query(collection(store, source.name), limit(atMost));
  const { docs } = await withDeadline(getDocsFromServer(all), patienceMs);
  return docs.map((found) => toRow(source, found)).filter(isWhole);
}

import type { CrewMember } from '@selasar/domain/crew';
import type { Tour, Villa } from '@selasar/domain/offers';
import type { UserProfile } from '@selasar/domain/people';
import { collection, getDocsFromServer, limit, query } from 'firebase/firestore';
import { withDeadline } from './firebase/failure.ts';
import { isValid, toRow, type Collection, type Valid, type Row } from './firebase/rows.ts';
import { store } from './firebase/store.ts';
import { crewCollection } from './crew/crew.ts';
import { offerCollections } from './offers/useOffers.ts';
import { personCollection } from './people/people.ts';
import { hasAllWords, hasMoreWords, pageQuery } from './requests/view.ts';

const shown = 5;
/** For several words, the database matches the longest; the others are matched within this many results. */
const scanned = 50;

const timeoutMs = 8000;

export interface Newest<Item> {
  rows: Row<Item>[];
  isCut: boolean;
}

export async function findRecent<Item>(
  collection: Collection<Item>,
  search: string,
): Promise<Newest<Item>> {
  const view = { search, filters: {}, sort: undefined };
  const size = hasMoreWords(view) ? scanned : shown;
  const source = pageQuery(collection.name, view, size);
  const { docs } = await withDeadline(getDocsFromServer(source), timeoutMs);
  const matching = docs.filter(hasAllWords(view));
  return {
    rows: matching.slice(0, shown).map((found) => toRow(collection, found)),
    isCut: docs.length === size,
  };
}

export interface Lists {
  tours: Valid<Tour>[];
  villas: Valid<Villa>[];
  crew: Valid<CrewMember>[];
  people: Valid<UserProfile>[];
}

const atMost = 200;

export async function readLists(isAdmin: boolean): Promise<Lists> {
  const [tours, villas, crew, people] = await Promise.all([
    readList(offerCollections.tours),
    readList(offerCollections.villas),
    readList(crewCollection),
    isAdmin ? readList(personCollection) : [],
  ]);
  return { tours, villas, crew, people };
}

async function readList<Item>(source: Collection<Item>): Promise<Valid<Item>[]> {
  const all = query(collection(store, source.name), limit(atMost));
  const { docs } = await withDeadline(getDocsFromServer(all), timeoutMs);
  return docs.map((found) => toRow(source, found)).filter(isValid);
}

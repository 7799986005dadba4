import { collections, crewMemberSchema } from '@selasar/domain';
import type { CrewMember } from '@selasar/domain';
import { collection, orderBy, query } from 'firebase/firestore';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';

export const crewCollection: Collection<CrewMember> = {
  name: collections.crew,
  idField: 'id',
  schema: crewMemberSchema,
};

/** All drivers and guides by name, including former ones. The list is short. */
export const useCrew = () =>
  useLive<Row<CrewMember>[]>('crew', (onData, fail) =>
    listenToQuery(crewCollection, query(collection(store, collections.crew), orderBy('name')))(
      onData,
      fail,
    ),
  );

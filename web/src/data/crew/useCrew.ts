import { collections, crewMemberSchema } from '@selasar/domain';
import type { CrewMember } from '@selasar/domain';
import { orderBy } from 'firebase/firestore';
import type { Collection } from '../firebase/rows.ts';
import { useWatchedList } from '../firebase/reactfire/useWatchedList.ts';

export const crewCollection: Collection<CrewMember> = {
  name: collections.crew,
  idField: 'id',
  schema: crewMemberSchema,
};

/** All drivers and guides by name, including former ones. The list is short. */
export const useCrew = () => useWatchedList(crewCollection, orderBy('name'));

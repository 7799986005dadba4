import { collections } from '@selasar/domain/core';
import {
  type AssignCrewInput,
  type CrewMember,
  crewMemberSchema,
  type SaveCrewInput,
} from '@selasar/domain/crew';
import { limit } from 'firebase/firestore';
import { useMemo } from 'react';
import type { Live } from '../firebase/live/useLive.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { useWatchedList } from '../firebase/reactfire/watched.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

export const crewCollection: Collection<CrewMember> = {
  name: collections.crew,
  idField: 'id',
  schema: crewMemberSchema,
};

const most = 1000;

export function useCrew(): Live<Row<CrewMember>[]> & { retry: () => void } {
  // Ordered here: a query by name would leave out a damaged one without it.
  const live = useWatchedList(crewCollection, limit(most));
  const rows = live.status === 'success' ? live.data : undefined;
  const data = useMemo(
    () => (rows ?? []).toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en')),
    [rows],
  );
  return live.status === 'success' ? { ...live, data } : live;
}

/** Resolves to false if the server did not apply it. */
export const saveCrew = (input: SaveCrewInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.saveCrew(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), collections.crew, input.crewId));
      // Every save changes the version, so a version other than the one seen means that a save was applied.
      return stored.exists() && stored.get('updatedAt')?.toMillis() !== input.seen;
    },
    onUnsure,
  });

/** Resolves to false if the server did not apply it. */
export const assignCrew = (input: AssignCrewInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => staffApi.assignCrew(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), input.kind, input.id));
      return (stored.get(`${input.role}Id`) ?? null) === input.crewId;
    },
    onUnsure,
  });

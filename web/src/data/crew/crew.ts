import { collections } from '@selasar/domain/core';
import { type CrewMember, crewMemberSchema } from '@selasar/domain/crew';
import type { StatusEvent } from '@selasar/domain/requests';
import { doc, getDoc, limit } from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { staffApi } from '../api.ts';
import { readDocument } from '../firebase/lite.ts';
import { confirmed } from '../firebase/live/confirmOutcome.ts';
import type { Watched } from '../firebase/live/useLive.ts';
import { useWatchedList } from '../firebase/live/watched.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';

export const crewCollection: Collection<CrewMember> = {
  name: collections.crew,
  idField: 'id',
  schema: crewMemberSchema,
};

const most = 1000;

export function useCrew(): Watched<Row<CrewMember>[]> {
  // Ordered here: a query by name would leave out a damaged one without it.
  const live = useWatchedList(crewCollection, limit(most));
  const rows = live.status === 'success' ? live.data : undefined;
  const data = useMemo(
    () => (rows ?? []).toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en')),
    [rows],
  );
  return live.status === 'success' ? { ...live, data } : live;
}

export const saveCrew = confirmed(staffApi.saveCrew, async ({ crewId, seen }) => {
  const stored = await readDocument(collections.crew, crewId);
  // Every save changes the version, so a version other than the one seen means that a save was applied.
  return stored.exists() && stored.get('updatedAt')?.toMillis() !== seen;
});

export const assignCrew = confirmed(staffApi.assignCrew, async ({ kind, id, role, crewId }) => {
  const stored = await readDocument(kind, id);
  return (stored.get(`${role}Id`) ?? null) === crewId;
});

const crewFields = ['driverId', 'guideId'];

export const crewIn = (events: readonly Pick<Partial<StatusEvent>, 'change'>[]): string[] => [
  ...new Set(
    events
      .flatMap(({ change }) => (change?.what === 'crew' ? [change.before, change.after] : []))
      .flatMap((values) => crewFields.map((field) => values[field]))
      .filter((id) => typeof id === 'string'),
  ),
];

const knownNames = new Map<string, string>();

export function useCrewNames(ids: readonly string[]): (id: string) => string | undefined {
  const [, setRead] = useState(0);
  const missing = [...new Set(ids)].filter((id) => !knownNames.has(id)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let isWanted = true;
    const read = async (id: string) => {
      const name: unknown = (await getDoc(doc(store, collections.crew, id))).get('name');
      if (typeof name === 'string') knownNames.set(id, name);
    };
    void Promise.allSettled(missing.split(' ').map(read)).then(() => {
      if (isWanted) setRead((count) => count + 1);
    });
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return (id) => knownNames.get(id);
}

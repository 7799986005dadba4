import { collections } from '@selasar/domain/core';
import type { StatusEvent } from '@selasar/domain/requests';
import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { store } from '../firebase/store.ts';

const known = new Map<string, string>();

const crewFields = ['driverId', 'guideId'];

export const crewIn = (events: readonly Pick<Partial<StatusEvent>, 'change'>[]): string[] => [
  ...new Set(
    events
      .flatMap(({ change }) => (change?.what === 'crew' ? [change.before, change.after] : []))
      .flatMap((values) => crewFields.map((field) => values[field]))
      .filter((id) => typeof id === 'string'),
  ),
];

export function useCrewNames(ids: readonly string[]): (id: string) => string | undefined {
  const [, setRead] = useState(0);
  const missing = [...new Set(ids)].filter((id) => !known.has(id)).join(' ');
  useEffect(() => {
    if (missing === '') return undefined;
    let isWanted = true;
    const read = async (id: string) => {
      const name: unknown = (await getDoc(doc(store, collections.crew, id))).get('name');
      if (typeof name === 'string') known.set(id, name);
    };
    void Promise.allSettled(missing.split(' ').map(read)).then(() => {
      if (isWanted) setRead((count) => count + 1);
    });
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return (id) => known.get(id);
}

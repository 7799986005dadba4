import { searchWords } from '@selasar/domain/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { bookingCollection, transferCollection } from '../../../data/requests/requests.ts';
import { toFailure, type Failure } from '../../../data/firebase/failure.ts';
import { useConnected } from '../../../data/firebase/live/connection.ts';
import { messageCollection } from '../../../data/messages/contactMessages.ts';
import { findRecent, readLists, type Lists } from '../../../data/search.ts';
import { hitsInLists, hitsOfRecords } from './hits.tsx';
import type { HitGroup } from './hits.tsx';

const pauseMs = 200;

export type Search =
  | { state: 'nothing-asked' | 'offline' | 'searching' }
  | { state: 'failed'; failure: Failure; retry: () => void }
  | { state: 'found'; groups: HitGroup[] };

type Answer = { groups: HitGroup[] } | { failure: Failure };

/** A single letter matches too much. */
const isEnough = (search: string): boolean => searchWords(search).join('').length > 1;

/** Only the latest search returns results. */
export function useSearch(typed: string, isAdmin: boolean): Search {
  const search = typed.trim();
  const isConnected = useConnected();
  const [answered, setAnswered] = useState<{ search: string; tries: number; answer: Answer }>();
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  /** Read once per opening of the search. */
  const lists = useRef<Promise<Lists>>(undefined);

  useEffect(() => {
    if (!isConnected || !isEnough(search)) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      const known = lists.current ?? readLists(isAdmin);
      lists.current = known;
      searchLists(search, known).then(
        (groups) => isWanted && setAnswered({ search, tries, answer: { groups } }),
        (error: unknown) => {
          lists.current = undefined;
          if (isWanted) setAnswered({ search, tries, answer: { failure: toFailure(error) } });
        },
      );
    }, pauseMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [search, isConnected, isAdmin, tries]);

  if (!isEnough(search)) return { state: 'nothing-asked' };
  if (answered?.search === search && answered.tries === tries) {
    const { answer } = answered;
    if ('groups' in answer) return { state: 'found', groups: answer.groups };
    if (isConnected) return { state: 'failed', failure: answer.failure, retry: again };
  }
  return { state: isConnected ? 'searching' : 'offline' };
}

async function searchLists(search: string, lists: Promise<Lists>): Promise<HitGroup[]> {
  const [bookings, transfers, messages, known] = await Promise.all([
    findRecent(bookingCollection, search),
    findRecent(transferCollection, search),
    findRecent(messageCollection, search),
    lists,
  ]);
  const groups = [
    ...hitsOfRecords(search, { bookings, transfers, messages }),
    ...hitsInLists(search, known),
  ];
  return groups.filter(({ hits }) => hits.length > 0);
}

import { collections, presenceSchema, presentBeside } from '@selasar/domain';
import type { Presence } from '@selasar/domain';
import { collection, query, where } from 'firebase/firestore';
import { useCallback, useEffect, useRef, useState } from 'react';
import { listenToQuery } from '../firebase/live/listen.ts';
import { useLive } from '../firebase/live/useLive.ts';
import { isWhole } from '../firebase/rows.ts';
import type { Collection, Row } from '../firebase/rows.ts';
import { store } from '../firebase/store.ts';
import { announcePresence } from './announcePresence.ts';

const presences: Collection<Presence> = {
  name: collections.presence,
  idField: 'uid',
  schema: presenceSchema,
};

export const presenceAt = (of: string) =>
  query(collection(store, collections.presence), where('of', '==', of));

/** Who typed longer ago than this reads again. */
const typingMs = 30_000;
const isTyping = (typedAt: number): boolean => performance.now() - typedAt < typingMs;

/**
 * Reports that a person has a conversation open, and follows which colleagues have it open too: one listener, and none
 * without a person or a conversation. `noteTyping` is to be called when the person types an answer.
 */
export function usePresence(uid: string | undefined, of: string | undefined) {
  const [isThere, setThere] = useState(false);
  const typedAt = useRef(-Infinity);
  const announced = useRef<ReturnType<typeof announcePresence>>(undefined);
  useEffect(() => {
    if (uid === undefined || of === undefined) return undefined;
    const whatNow = () => (isTyping(typedAt.current) ? 'answering' : 'reading');
    const own = announcePresence({ uid, of, whatNow, onBeat: setThere });
    announced.current = own;
    return own.end;
  }, [uid, of]);

  const noteTyping = useCallback(() => {
    const wasTyping = isTyping(typedAt.current);
    typedAt.current = performance.now();
    if (!wasTyping) announced.current?.beat();
  }, []);

  const followed = isThere ? of : undefined;
  const live = useLive<Row<Presence>[]>(
    followed === undefined ? 'nothing' : `presence at ${followed}`,
    (onData, fail) => {
      if (followed === undefined) return () => undefined;
      return listenToQuery(presences, presenceAt(followed))(onData, fail);
    },
  );
  const known = followed !== undefined && live.status === 'success' ? live.data : [];
  return {
    present: uid === undefined ? [] : presentBeside(uid, known.filter(isWhole)),
    noteTyping,
  };
}

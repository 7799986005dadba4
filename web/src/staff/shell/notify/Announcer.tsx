import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { arrivalCollections, useArrivalsSince } from '../../../data/requests/useArrivalsSince.ts';
import type { Arrival, ArrivalCollection } from '../../../data/requests/useArrivalsSince.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useOwnUid } from '../../common/session.tsx';
import { noteArrivals, seenUpTo } from '../../common/arrivals.ts';
import { useNotify, sentence } from './useNotify.ts';

/** Entries that arrive in the meantime are announced together. */
const delayMs = 2000;

export function Announcer() {
  const [announcement, setAnnouncement] = useState('');
  const collected = useRef<Arrival[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notify = useNotify();
  const add = (arrivals: readonly Arrival[]) => {
    notify(arrivals);
    collected.current.push(...arrivals);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setAnnouncement(sentence(collected.current.splice(0)));
    }, delayMs);
  };
  return (
    <>
      <Notice sx={visuallyHidden}>{announcement}</Notice>
      {arrivalCollections.map((collection) => (
        <Listener key={collection} collection={collection} onArrivals={add} />
      ))}
    </>
  );
}

interface ListenerProps {
  collection: ArrivalCollection;
  onArrivals: (arrivals: readonly Arrival[]) => void;
}

/** Entries from before this page was opened are counted, but not announced. */
function Listener({ collection, onArrivals }: ListenerProps) {
  const uid = useOwnUid() ?? '';
  const [since] = useState(() => seenUpTo(uid, collection) ?? Date.now());
  const live = useArrivalsSince(collection, since);
  const found = live.status === 'success' ? live.data : undefined;
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!found) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...found.map(({ id }) => id)]);
    noteArrivals(collection, found);
    const fresh = before ? found.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) onArrivals(fresh);
  }, [collection, found, onArrivals]);
  return null;
}

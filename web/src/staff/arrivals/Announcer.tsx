import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { arrivalKinds, useArrivalsSince } from '../../data/arrivals/useArrivalsSince.ts';
import type { Arrival, ArrivalKind } from '../../data/arrivals/useArrivalsSince.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useOwnUid } from '../session/route.ts';
import { sentence } from './sentence.ts';
import { noteArrivals, seenUpTo } from './unseen.ts';

/** What comes in meanwhile is told together. */
const gatherMs = 2000;

/** Says aloud what comes in, on whatever page, and counts what this person has not seen. */
export function Announcer() {
  const [told, setTold] = useState('');
  const gathered = useRef<Arrival[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const add = (arrivals: readonly Arrival[]) => {
    gathered.current.push(...arrivals);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setTold(sentence(gathered.current.splice(0)));
    }, gatherMs);
  };
  return (
    <>
      <Notice sx={visuallyHidden}>{told}</Notice>
      {arrivalKinds.map((kind) => (
        <Listener key={kind} kind={kind} onArrivals={add} />
      ))}
    </>
  );
}

interface ListenerProps {
  kind: ArrivalKind;
  onArrivals: (arrivals: readonly Arrival[]) => void;
}

/** Follows what comes in of a kind. What had come before this page was opened is counted, but not told. */
function Listener({ kind, onArrivals }: ListenerProps) {
  const uid = useOwnUid() ?? '';
  const [since] = useState(() => seenUpTo(uid, kind) ?? Date.now());
  const live = useArrivalsSince(kind, since);
  const found = live.status === 'success' ? live.data : undefined;
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!found) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...found.map(({ id }) => id)]);
    noteArrivals(kind, found);
    const fresh = before ? found.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length > 0) onArrivals(fresh);
  }, [kind, found, onArrivals]);
  return null;
}

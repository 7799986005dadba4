import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import type { Arrival, ArrivalCollection } from '../../../data/requests/useArrivalsSince.ts';
import { paths } from '../../../paths.ts';
import { readStored, store } from '../../common/staffStorage.ts';
import { useOwnUid } from '../../common/session.tsx';
import { allowSound, chime, noticeChoice, onOpened, showNotice, soundChoice } from './notices.ts';

const notifiedIdsAtMost = 100;

const isInUse = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

const lockOf = (uid: string): string => `staff.in-use.${uid}`;

/** Returns a function that stops it. */
function holdInUseLock(uid: string): () => void {
  let inUse: AbortController | undefined;
  const follow = () => {
    if (isInUse() === (inUse !== undefined)) return;
    inUse?.abort();
    inUse = isInUse() ? new AbortController() : undefined;
    if (inUse) void holdUntil(inUse.signal, lockOf(uid));
  };
  const end = new AbortController();
  for (const event of ['focus', 'blur', 'visibilitychange']) {
    window.addEventListener(event, follow, { capture: true, signal: end.signal });
  }
  follow();
  return () => {
    inUse?.abort();
    end.abort();
  };
}

const holdUntil = (signal: AbortSignal, name: string) =>
  navigator.locks.request(
    name,
    { mode: 'shared' },
    () =>
      new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve(), { once: true });
      }),
  );

async function whereInUse(uid: string): Promise<'here' | 'elsewhere' | 'nowhere'> {
  if (isInUse()) return 'here';
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(uid)) ? 'elsewhere' : 'nowhere';
}

/** Returns the ids that no tab of the user has announced yet, and marks them as announced. */
const claim = (uid: string, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  navigator.locks.request(`staff.notify.${uid}`, () => {
    const name = `notified.${uid}`;
    const notified = readStored(name)?.split(' ') ?? [];
    const fresh = ids.filter((id) => !notified.includes(id));
    store(name, [...notified, ...fresh].slice(-notifiedIdsAtMost).join(' '));
    return new Set(fresh);
  });

function pathOf([first, ...others]: readonly Arrival[]): string {
  if (first?.collection === 'transfers') {
    return others.length === 0 ? paths.admin.transfer(first.id) : paths.admin.transfers;
  }
  return first && others.length === 0 ? paths.admin.booking(first.id) : paths.admin.bookings;
}

/** In only one of the user's tabs. A user who is looking at the page gets a toast and no notification. */
export function useNotify(): (arrivals: readonly Arrival[]) => void {
  const uid = useOwnUid() ?? '';
  const navigate = useNavigate();
  const soundIsOn = soundChoice.useIsOn();
  useEffect(() => ('locks' in navigator ? holdInUseLock(uid) : undefined), [uid]);
  const open = useEventCallback((path: string) => void navigate(path));
  useEffect(() => onOpened(open), [open]);
  useEffect(() => {
    if (!soundIsOn) return undefined;
    const end = new AbortController();
    for (const event of ['pointerdown', 'keydown']) {
      document.addEventListener(event, allowSound, { once: true, signal: end.signal });
    }
    return () => end.abort();
  }, [soundIsOn]);

  const notify = async (arrivals: readonly Arrival[]) => {
    const requests = arrivals.filter(({ collection }) => collection !== 'messages');
    if (!(soundChoice.isOn() || noticeChoice.isOn()) || requests.length === 0) return;
    const where = await whereInUse(uid);
    if (where === 'elsewhere') return;
    const ids = await claim(
      uid,
      requests.map(({ id }) => id),
    );
    const mine = requests.filter(({ id }) => ids.has(id));
    const [first] = mine;
    if (!first) return;
    if (soundChoice.isOn()) chime();
    if (!noticeChoice.isOn()) return;
    const title = sentence(mine);
    const path = pathOf(mine);
    if (where === 'here')
      toast.info(title, { action: { label: 'Open', onClick: () => open(path) } });
    else await showNotice({ title, tag: first.id, path, onOpen: open });
  };
  return useEventCallback((arrivals) => {
    if ('locks' in navigator) void notify(arrivals);
  });
}

const words: Record<ArrivalCollection, { one: string; many: string }> = {
  bookings: { one: 'booking', many: 'bookings' },
  transfers: { one: 'airport transfer', many: 'airport transfers' },
  messages: { one: 'message', many: 'messages' },
};

/** 'New booking from Anna: Reef Walk'; several in one sentence: 'New: 2 bookings (Ben, Anna), 1 message (Cleo)'. */
export function sentence(arrivals: readonly Arrival[]): string {
  const [only] = arrivals;
  if (!only) return '';
  if (arrivals.length === 1)
    return `New ${words[only.collection].one} from ${only.who}: ${only.what}`;
  const collections = [...new Set(arrivals.map(({ collection }) => collection))];
  const parts = collections.map((collection) => {
    const names = arrivals.filter((one) => one.collection === collection).map(({ who }) => who);
    const { one, many } = words[collection];
    return `${names.length} ${names.length === 1 ? one : many} (${names.join(', ')})`;
  });
  return `New: ${parts.join(', ')}`;
}

import { useEventCallback } from '@mui/material/utils';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import type { Arrival } from '../../../data/records/arrivals/useArrivalsSince.ts';
import { paths } from '../../../paths.ts';
import { sentence } from '../arrivals/sentence.ts';
import { useOwnUid } from '../session/route.ts';
import { allowSound, chime } from './chime.ts';
import { noticeChoice, soundChoice } from './choice.ts';
import { showNotice } from './notices.ts';
import { claim, holdInUseLock, whereInUse } from './tabs.ts';

/** The request itself, or the list of several. */
function pathOf([first, ...others]: readonly Arrival[]): string {
  if (first?.collection === 'transfers') {
    return others.length === 0 ? paths.admin.transfer(first.id) : paths.admin.transfers;
  }
  return first && others.length === 0 ? paths.admin.booking(first.id) : paths.admin.bookings;
}

/**
 * Announces new requests at once, as this user has chosen, and only in one of their tabs. A user who is looking at the
 * page gets a toast and no notification.
 */
export function useNotify(): (arrivals: readonly Arrival[]) => void {
  const uid = useOwnUid() ?? '';
  const navigate = useNavigate();
  const soundIsOn = soundChoice.useIsOn();
  useEffect(() => ('locks' in navigator ? holdInUseLock(uid) : undefined), [uid]);
  useEffect(() => {
    if (!soundIsOn) return undefined;
    const events = ['pointerdown', 'keydown'];
    for (const event of events) document.addEventListener(event, allowSound, { once: true });
    return () => {
      for (const event of events) document.removeEventListener(event, allowSound);
    };
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
    const open = () => void navigate(pathOf(mine));
    if (where === 'here') toast.info(title, { action: { label: 'Open', onClick: open } });
    else showNotice({ title, tag: first.id, onOpen: open });
  };
  return useEventCallback((arrivals) => {
    if ('locks' in navigator) void notify(arrivals);
  });
}

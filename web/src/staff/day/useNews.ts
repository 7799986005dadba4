import type { CivilDate, Job } from '@selasar/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteLastViewed, useLastViewed } from '../../data/crew/day/lastViewed.ts';
import type { LastViewed } from '../../data/crew/day/lastViewed.ts';
import { usePageVisible } from '../../ui/usePageVisible.ts';
import { useOwnUid } from '../shell/session/route.ts';
import { newsOf } from './news.ts';
import type { News } from './news.ts';

/** How long after a press a change of the request counts as the person's own. */
const ownMs = 30_000;

/**
 * What is new on a day since the person last looked at it. They have looked once they leave the day, or the tab. What
 * they see in an open sheet is no news, nor is what they change themselves: the first change of a request that comes
 * after they have pressed something of it counts as theirs.
 */
export function useNews(
  date: CivilDate | undefined,
  jobs: readonly Job[] | undefined,
  opened: string | undefined,
) {
  const uid = useOwnUid();
  const live = useLastViewed(uid);
  const looked = live.status === 'success' ? live.data : undefined;
  const visible = usePageVisible();
  const shown = visible ? date : undefined;
  const since = useSince(shown, looked);
  useNoting(uid, jobs ? shown : undefined, looked);

  const [known, setKnown] = useState<Known>(new Map());
  const after = jobs && withSeen(known, jobs, opened);
  if (after && after !== known) setKnown(after);

  /** The person presses something of a request. */
  const touch = useCallback(({ id, updatedAt }: Pick<Job, 'id' | 'updatedAt'>) => {
    const pressed = { awaited: true, at: updatedAt };
    setKnown((all) => new Map(all).set(id, pressed));
    const end = () =>
      setKnown((all) =>
        all.get(id) === pressed ? new Map(all).set(id, { ...pressed, awaited: false }) : all,
      );
    setTimeout(end, ownMs);
  }, []);
  const newsFor = useCallback(
    (job: Job): News | undefined => {
      const at = known.get(job.id)?.at;
      return newsOf(job, since && at && at > since ? at : since);
    },
    [known, since],
  );
  return { newsFor, touch };
}

/** By request, up to which change of it the person knows it, and whether a change of their own is on its way. */
type Known = ReadonlyMap<string, { awaited: boolean; at: Date }>;

/** The same, with the changes that came back to the person, and those that they see in the sheet that is open. */
function withSeen(known: Known, jobs: readonly Job[], opened: string | undefined): Known {
  const seen = jobs.flatMap(({ id, updatedAt }) => {
    const before = known.get(id);
    const isSeen = id === opened || before?.awaited === true;
    const isNewer = before === undefined || updatedAt > before.at;
    return isSeen && isNewer ? [[id, { awaited: false, at: updatedAt }] as const] : [];
  });
  return seen.length === 0 ? known : new Map([...known, ...seen]);
}

/** When the person had last looked at a day as they began to look at it now. */
function useSince(shown: CivilDate | undefined, looked: LastViewed | undefined): Date | undefined {
  const [began, setBegan] = useState<{ date: CivilDate; since: Date | undefined }>();
  if (shown === undefined) {
    if (began) setBegan(undefined);
  } else if (looked && began?.date !== shown) {
    setBegan({ date: shown, since: looked[shown] });
  }
  return began?.date === shown ? began?.since : undefined;
}

/** Notes that a day was looked at once it is left. */
function useNoting(
  uid: string | undefined,
  shown: CivilDate | undefined,
  looked: LastViewed | undefined,
): void {
  const latest = useRef(looked);
  useEffect(() => {
    latest.current = looked;
  }, [looked]);
  const isKnown = looked !== undefined;
  useEffect(() => {
    if (uid === undefined || shown === undefined || !isKnown) return undefined;
    return () => void noteLastViewed(uid, shown, latest.current ?? {});
  }, [uid, shown, isKnown]);
}

import type { CivilDate } from '@selasar/domain/core';
import type { Job } from '@selasar/domain/crew';
import { useCallback, useEffect, useRef, useState, createContext } from 'react';
import { storeLastViewed, useLastViewed, type LastViewed } from '../../data/crew/day.ts';
import { usePageVisible } from '../../ui/browser.ts';
import { useOwnUid } from '../common/session.tsx';

/** How long after a click a change of the request counts as the user's own. */
const ownMs = 30_000;

/**
 * A day counts as viewed once the user leaves it or the tab. Changes in an open sheet are not marked, and neither are
 * the user's own: the first change of a request after a click in it counts as theirs.
 */
export function useJobUpdates(
  date: CivilDate | undefined,
  jobs: readonly Job[] | undefined,
  opened: string | undefined,
) {
  const uid = useOwnUid() ?? '';
  const live = useLastViewed(uid);
  const lastViewed = live.status === 'success' ? live.data : undefined;
  const visible = usePageVisible();
  const shown = visible ? date : undefined;
  const since = useSince(shown, lastViewed);
  useStoreLastViewed(uid, jobs ? shown : undefined, lastViewed);

  const [known, setKnown] = useState<Known>(new Map());
  const after = jobs && withSeen(known, jobs, opened);
  if (after && after !== known) setKnown(after);

  const touch = useCallback(({ id, updatedAt }: Pick<Job, 'id' | 'updatedAt'>) => {
    const pressed = { awaited: true, at: updatedAt };
    setKnown((all) => new Map(all).set(id, pressed));
    const end = () =>
      setKnown((all) =>
        all.get(id) === pressed ? new Map(all).set(id, { ...pressed, awaited: false }) : all,
      );
    setTimeout(end, ownMs);
  }, []);
  const updateFor = useCallback(
    (job: Job): JobUpdate | undefined => {
      const at = known.get(job.id)?.at;
      return updateOf(job, since && at && at > since ? at : since);
    },
    [known, since],
  );
  return { updateFor, touch };
}

/** By request: the last change that the user has seen, and whether a change of their own is pending. */
type Known = ReadonlyMap<string, { awaited: boolean; at: Date }>;

function withSeen(known: Known, jobs: readonly Job[], opened: string | undefined): Known {
  const seen = jobs.flatMap(({ id, updatedAt }) => {
    const before = known.get(id);
    const isSeen = id === opened || before?.awaited === true;
    const isNewer = before === undefined || updatedAt > before.at;
    return isSeen && isNewer ? [[id, { awaited: false, at: updatedAt }] as const] : [];
  });
  return seen.length === 0 ? known : new Map([...known, ...seen]);
}

/** As of the start of this view. */
function useSince(
  shown: CivilDate | undefined,
  lastViewed: LastViewed | undefined,
): Date | undefined {
  const [began, setBegan] = useState<{ date: CivilDate; since: Date | undefined }>();
  if (shown === undefined) {
    if (began) setBegan(undefined);
  } else if (lastViewed && began?.date !== shown) {
    setBegan({ date: shown, since: lastViewed[shown] });
  }
  return began?.date === shown ? began?.since : undefined;
}

function useStoreLastViewed(
  uid: string | undefined,
  shown: CivilDate | undefined,
  lastViewed: LastViewed | undefined,
): void {
  const latest = useRef(lastViewed);
  useEffect(() => {
    latest.current = lastViewed;
  }, [lastViewed]);
  const isKnown = lastViewed !== undefined;
  useEffect(() => {
    if (uid === undefined || shown === undefined || !isKnown) return undefined;
    return () => void storeLastViewed(uid, shown, latest.current ?? {});
  }, [uid, shown, isKnown]);
}

/** The change that results from a click in a job is not marked as new to the user. */
export const Touch = createContext<(job: Job) => void>(() => undefined);

export type JobUpdate = 'new' | 'changed';

/** On a first view nothing is marked: everything would be new. */
export function updateOf(
  { createdAt, updatedAt }: Pick<Job, 'createdAt' | 'updatedAt'>,
  lastViewed: Date | undefined,
): JobUpdate | undefined {
  if (lastViewed === undefined) return undefined;
  if (createdAt > lastViewed) return 'new';
  return updatedAt > lastViewed ? 'changed' : undefined;
}

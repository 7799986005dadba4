import { useEffect, useState } from 'react';
import type { ArrivalCollection } from '../../../data/requests/useArrivalsSince.ts';
import { usePageVisible } from '../../../ui/browser.ts';
import { useOwnUid } from '../session/route.ts';
import { usePendingPage } from '../usePendingPage.ts';
import { noteSeen, seenUpTo } from './unseen.ts';

/**
 * In milliseconds; on a first visit only entries that arrive during it are new. Rows on a visible screen count as seen
 * from the next visit on, if the list contains all new entries; a list that is hidden while the next page loads is not
 * visible.
 */
export function useLastVisit(
  collection: ArrivalCollection,
  rows: readonly { createdAt?: Date | undefined }[] | undefined,
  hasAll = true,
): number {
  const uid = useOwnUid() ?? '';
  const isLeaving = usePendingPage() !== undefined;
  const visible = usePageVisible() && !isLeaving;
  const latest = rows?.reduce(
    (most, { createdAt }) => Math.max(most, createdAt?.getTime() ?? 0),
    0,
  );
  const [since] = useState(() => seenUpTo(uid, collection) ?? Date.now());
  useEffect(() => {
    if (visible && hasAll && latest) noteSeen(uid, collection, latest);
  }, [uid, collection, visible, hasAll, latest]);
  return since;
}

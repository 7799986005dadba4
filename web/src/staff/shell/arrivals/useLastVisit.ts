import { useEffect, useState } from 'react';
import type { ArrivalCollection } from '../../../data/records/arrivals/useArrivalsSince.ts';
import { usePageVisible } from '../../../ui/usePageVisible.ts';
import { useOwnUid } from '../session/route.ts';
import { noteSeen, seenUpTo } from './unseen.ts';

/**
 * Up to when this person had seen a list before this visit of it, in milliseconds; on a first visit nothing is new but what
 * comes in while it lasts. Rows on a visible screen count as seen, from the next visit on, if the list has all that comes
 * in.
 */
export function useLastVisit(
  collection: ArrivalCollection,
  rows: readonly { createdAt?: Date | undefined }[] | undefined,
  hasAll = true,
): number {
  const uid = useOwnUid() ?? '';
  const visible = usePageVisible();
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

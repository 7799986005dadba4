import { useEffect, useMemo, useState } from 'react';
import type { ArrivalCollection } from '../../../data/records/arrivals/useArrivalsSince.ts';
import { usePageVisible } from '../../../ui/usePageVisible.ts';
import { useOwnUid } from '../session/route.ts';
import { noteSeen, seenUpTo } from './unseen.ts';

const timeOf = ({ createdAt }: { createdAt?: Date | undefined }): number =>
  createdAt?.getTime() ?? 0;

const nothing: ReadonlySet<string> = new Set();

/**
 * The ids of those that this person has not seen before this visit of the list; a first visit marks only what comes in
 * while it lasts. Rows on a visible screen count as seen, from the next visit on, if the list has all that comes in.
 */
export function useNews(
  collection: ArrivalCollection,
  rows: readonly { id: string; createdAt?: Date | undefined }[] | undefined,
  isWhole = true,
): ReadonlySet<string> {
  const uid = useOwnUid() ?? '';
  const visible = usePageVisible();
  const newest = rows?.reduce((latest, row) => Math.max(latest, timeOf(row)), 0);
  const [line] = useState(() => seenUpTo(uid, collection) ?? Date.now());
  useEffect(() => {
    if (visible && isWhole && newest) noteSeen(uid, collection, newest);
  }, [uid, collection, visible, isWhole, newest]);
  return useMemo(() => {
    if (!rows) return nothing;
    return new Set(rows.filter((row) => timeOf(row) > line).map(({ id }) => id));
  }, [rows, line]);
}

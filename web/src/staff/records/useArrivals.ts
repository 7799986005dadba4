import { useMemo } from 'react';
import type { GridState } from './grid/gridState.ts';
import { useFresh } from '../common/useFresh.ts';

/** How long what has just come in is marked as new. */
const freshMs = 60_000;

/** The ids of the records that came in while the grid showed this view. */
export function useArrivals(
  rows: readonly { id: string; createdAt?: Date | undefined }[] | undefined,
  { search, filters, days, sort, after, before, size }: GridState,
) {
  const arrivals = useMemo(
    () => rows?.map(({ id, createdAt }) => ({ id, at: createdAt?.getTime() ?? 0 })),
    [rows],
  );
  return useFresh(
    arrivals,
    freshMs,
    JSON.stringify({ search, filters, days, sort, after, before, size }),
  );
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storeVisit, storedVisit } from './visited.ts';
import type { Visited } from './visited.ts';
import { visitIn } from './visitNames.ts';
import { withVisit } from './visitQuery.ts';

/** Stores the visit of a list for the next one, and puts the stored visit into the address of a list without one. */
export function useVisit(visited: Visited | undefined, isList: boolean): void {
  const [params, setParams] = useSearchParams();
  const query = visited?.problem === undefined ? visited?.query : undefined;
  const isInAddress = visitIn(params) !== '';
  useEffect(() => {
    if (query && isInAddress) storeVisit(query);
    const stored = storedVisit();
    if (!isList || !stored || isInAddress) return;
    setParams((before) => withVisit(before, stored), { replace: true, preventScrollReset: true });
  }, [query, isList, isInAddress, setParams]);
}

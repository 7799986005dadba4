import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storeVisit, storedVisit } from './visitCheck.ts';
import type { VisitCheck } from './visitCheck.ts';
import { visitIn } from './visitNames.ts';
import { withVisit } from './visitQuery.ts';

/** Stores the visit of a list for the next one, and puts the stored visit into the address of a list without one. */
export function useVisit(visitCheck: VisitCheck | undefined, isList: boolean): void {
  const [params, setParams] = useSearchParams();
  const query = visitCheck?.problem === undefined ? visitCheck?.query : undefined;
  const isInAddress = visitIn(params) !== '';
  useEffect(() => {
    if (query && isInAddress) storeVisit(query);
    const stored = storedVisit();
    if (!isList || !stored || isInAddress) return;
    setParams((before) => withVisit(before, stored), { replace: true, preventScrollReset: true });
  }, [query, isList, isInAddress, setParams]);
}

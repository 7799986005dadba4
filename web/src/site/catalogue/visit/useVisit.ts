import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepVisit, keptVisit } from './visited.ts';
import type { Visited } from './visited.ts';
import { visitIn } from './visitNames.ts';
import { withVisit } from './visitQuery.ts';

/** Keeps the visit of a list for the next one, and puts the kept visit into the address of a list without one. */
export function useVisit(visited: Visited | undefined, isList: boolean): void {
  const [params, setParams] = useSearchParams();
  const query = visited?.problem === undefined ? visited?.query : undefined;
  const isInAddress = visitIn(params) !== '';
  useEffect(() => {
    if (query && isInAddress) keepVisit(query);
    const kept = keptVisit();
    if (!isList || !kept || isInAddress) return;
    setParams((before) => withVisit(before, kept), { replace: true, preventScrollReset: true });
  }, [query, isList, isInAddress, setParams]);
}

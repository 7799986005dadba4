import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { atSessionEnd } from '../../data/firebase/lifetime.ts';

/** What lies over a list is not a part of it. */
const layers = ['open', 'add', 'edit'];

/** The query of each list as it was left, by path, for as long as the session and the tab live. */
const views = new Map<string, string>();
atSessionEnd(() => views.clear());

/** The link to a page as it was left. */
export const asItWasLeft = (path: string): string => path + (views.get(path) ?? '');

/** Keeps search, filters, sorting and page of the list that shows, for those who come back by the sidebar. */
export function useKeptViews(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const layer of layers) params.delete(layer);
    const kept = params.toString();
    views.set(pathname, kept && `?${kept}`);
  }, [pathname, search]);
}

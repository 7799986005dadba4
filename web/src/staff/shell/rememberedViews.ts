import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { atSessionEnd } from '../../data/firebase/lifetime.ts';

/** Parameters of layers over a list, which are not part of its state. */
const layers = ['open', 'add', 'edit'];

/** The query of each list as it was left, by path, for as long as the session and the tab live. */
const views = new Map<string, string>();
atSessionEnd(() => views.clear());

/** The link to a page as it was left. */
export const rememberedView = (path: string): string => path + (views.get(path) ?? '');

/** Keeps search, filters, sorting and page of the current list, for a return through the sidebar. */
export function useRememberView(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const layer of layers) params.delete(layer);
    const query = params.toString();
    views.set(pathname, query && `?${query}`);
  }, [pathname, search]);
}

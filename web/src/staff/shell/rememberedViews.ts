import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { atSessionEnd } from '../../data/firebase/lifetime.ts';

/** Parameters of layers over a list, which are not part of its state. */
const layers = ['open', 'add', 'edit', 'answer', 'refund', 'season'];

/** By path, until the session ends or the tab closes. */
const views = new Map<string, string>();
atSessionEnd(() => views.clear());

export const rememberedView = (path: string): string => path + (views.get(path) ?? '');

export function useRememberView(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const params = new URLSearchParams(search);
    for (const layer of layers) params.delete(layer);
    const query = params.toString();
    views.set(pathname, query && `?${query}`);
  }, [pathname, search]);
}

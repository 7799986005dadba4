import { getCountFromServer } from 'firebase/firestore';
import { useEffect, useReducer, useRef } from 'react';
import { usePageVisible } from '../../ui/browser.ts';
import { atSessionEnd } from '../firebase/lifetime.ts';
import { hasMoreWords, viewQuery, type RecordView } from './view.ts';

export type Total = { exactly: number } | { moreThan: number } | undefined;

const trueForMs = 60_000;
const settleMs = 500;

const counts = new Map<string, { total: number | undefined; at: number }>();
atSessionEnd(() => counts.clear());

/** One read per thousand records. Repeated when the rows on screen change or when the user returns after a while. */
export function useTotal(
  name: string,
  { search, filters, sort, period, ...page }: RecordView,
  rows: readonly { id: string }[] | undefined,
): Total {
  const view = { search, filters, sort, period };
  const key = JSON.stringify([name, view]);
  const pageKey = JSON.stringify([key, page]);
  const ids = rows?.map(({ id }) => id).join();
  const seen = useRef({ pageKey: '', ids: '' });
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const visible = usePageVisible();

  useEffect(() => {
    if (ids === undefined || !visible || hasMoreWords({ search })) return undefined;
    const hasChanged = seen.current.pageKey === pageKey && seen.current.ids !== ids;
    seen.current = { pageKey, ids };
    const known = counts.get(key);
    if (known && !hasChanged && Date.now() - known.at < trueForMs) return undefined;
    const count = async () => {
      const at = Date.now();
      counts.set(key, { total: known?.total, at });
      try {
        const answer = await getCountFromServer(viewQuery(name, view));
        counts.set(key, { total: answer.data().count, at });
        redraw();
      } catch {
        counts.set(key, { total: known?.total, at: 0 });
      }
    };
    const timer = setTimeout(() => void count(), known ? settleMs : 0);
    return () => clearTimeout(timer);
    // The key identifies the view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, pageKey, ids, visible]);

  const total = counts.get(key)?.total;
  return total === undefined ? undefined : { exactly: total };
}

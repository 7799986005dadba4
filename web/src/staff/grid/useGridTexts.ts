import { formatCount } from '@selasar/domain/i18n';
import { useMemo, useRef } from 'react';
import type { Total } from '../../data/requests/useRecords.ts';

const totalText = (total: Total): string => {
  if (!total) return '…';
  return 'exactly' in total
    ? formatCount(total.exactly)
    : `more than ${formatCount(total.moreThan)}`;
};

interface GridTextsOptions {
  emptyText: string;
  page: number;
  size: number;
  /** Rows on the page; undefined while they load. */
  count: number | undefined;
  paging: { total: Total } | undefined;
}

/** The same object while they are the same. */
export function useGridTexts({ emptyText, page, size, count, paging }: GridTextsOptions) {
  const isPaged = paging !== undefined;
  const total = totalText(paging?.total);
  const shown = () => {
    const before = page * size;
    const from = count === 0 ? before : before + 1;
    const to = count === undefined ? '…' : formatCount(before + count);
    return `${formatCount(from)}–${to} of ${total}`;
  };
  // The footer is rendered after this, by context; as a text of the grid's own it would render every row.
  const latest = useRef(shown);
  // oxlint-disable-next-line react-hooks/refs
  latest.current = shown;
  return useMemo(
    () => ({
      noRowsLabel: emptyText,
      ...(isPaged ? { paginationDisplayedRows: () => latest.current() } : {}),
    }),
    [emptyText, isPaged],
  );
}

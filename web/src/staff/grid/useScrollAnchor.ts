import type { useGridApiRef } from '@mui/x-data-grid';
import { useLayoutEffect, useRef } from 'react';

/** At the very top, new rows are meant to appear. `rowHeight` in pixels. */
export function useScrollAnchor<Row>(
  api: ReturnType<typeof useGridApiRef>,
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
  rowHeight: number,
): void {
  const before = useRef<readonly Row[] | undefined>(undefined);
  useLayoutEffect(() => {
    const first = before.current?.[0];
    before.current = rows;
    if (first === undefined || !rows) return;
    const id = rowId(first);
    const above = rows.findIndex((row) => rowId(row) === id);
    if (above <= 0) return;
    // Read only now, because it forces a layout of the whole page.
    const position = api.current?.getScrollPosition();
    if (position && position.top > 0) {
      api.current?.scroll({ top: position.top + above * rowHeight });
    }
  }, [api, rows, rowId, rowHeight]);
}

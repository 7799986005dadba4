import { GRID_CHECKBOX_SELECTION_COL_DEF } from '@mui/x-data-grid';
import type { DataGridProps, GridRowSelectionModel } from '@mui/x-data-grid';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GuestRecord } from '../../../data/records/guestRecord.ts';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';

/** In pixels: all columns fit beside it. */
const checkboxWidth = 36;
export const checkboxColumn = { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: checkboxWidth };

/** Updates that arrive in the meantime are rendered together. */
const delayMs = 100;

const none: ReadonlySet<string> = new Set();

/** DataGrid props for checkboxes. */
export type ChoiceProps = Pick<
  DataGridProps,
  | 'checkboxSelection'
  | 'keepNonExistentRowsSelected'
  | 'disableRowSelectionExcludeModel'
  | 'hideFooterSelectedRowCount'
  | 'isRowSelectable'
  | 'rowSelectionModel'
  | 'onRowSelectionModelChange'
>;

/** Selected rows, by id. They stay selected on other pages, and when they leave the view. */
export interface Choice<Item> {
  ids: ReadonlySet<string>;
  /** Their records; one that is still loading is missing. */
  items: readonly Row<Item>[];
  /** The ids of selected rows that are not on the page, which must be followed. */
  elsewhere: readonly string[];
  update: (row: Row<Item>) => void;
  toggle: (id: string) => void;
  add: (ids: Iterable<string>) => void;
  /** Deselects these. */
  drop: (ids: Iterable<string>) => void;
  gridProps: ChoiceProps;
}

export function useChoice<Item extends GuestRecord>(
  rows: readonly Row<Item>[] | undefined,
): Choice<Item> {
  const [ids, setIds] = useState(none);
  const [known, setKnown] = useState<ReadonlyMap<string, Row<Item>>>(new Map());

  /** Many are reported at once when the page turns. */
  const collected = useRef(new Map<string, Row<Item>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const update = useCallback((row: Row<Item>) => {
    collected.current.set(row.id, row);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const updated = [...collected.current];
      collected.current.clear();
      setKnown((before) => new Map([...before, ...updated]));
    }, delayMs);
  }, []);
  const onPage = useMemo(() => new Map(rows?.map((row) => [row.id, row])), [rows]);
  // A record that leaves the page keeps its last content until it is reported again.
  const changed = [...ids].flatMap((id) => {
    const row = onPage.get(id);
    return row && known.get(id) !== row ? [[id, row] as const] : [];
  });
  if (changed.length > 0) setKnown(new Map([...known, ...changed]));

  const items = useMemo(() => [...ids].flatMap((id) => known.get(id) ?? []), [ids, known]);
  const elsewhere = useMemo(
    () => (rows ? [...ids].filter((id) => !onPage.has(id)) : []),
    [rows, ids, onPage],
  );
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const add = useCallback((more: Iterable<string>) => {
    setIds((before) => new Set([...before, ...more]));
  }, []);
  const drop = useCallback((gone: Iterable<string>) => {
    const dropped = new Set(gone);
    setIds((before) => new Set([...before].filter((id) => !dropped.has(id))));
  }, []);
  const gridProps = useMemo(
    () => ({
      checkboxSelection: true,
      keepNonExistentRowsSelected: true,
      disableRowSelectionExcludeModel: true,
      // The bar below shows the count.
      hideFooterSelectedRowCount: true,
      isRowSelectable: ({ row }: { row: Row<Item> }) => isWhole(row),
      rowSelectionModel: { type: 'include', ids: new Set(ids) } as GridRowSelectionModel,
      onRowSelectionModelChange: (model: GridRowSelectionModel) =>
        setIds(new Set([...model.ids].map(String))),
    }),
    [ids],
  );
  return { ids, items, elsewhere, update, toggle, add, drop, gridProps };
}

import {
  type DataGridProps,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GuestRequest } from '@selasar/domain/requests';
import { isValid, type Row } from '../../data/firebase/rows.ts';

/** In pixels: all columns fit beside it. */
const checkboxWidth = 36;
export const checkboxColumn = { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: checkboxWidth };

/** Updates that arrive in the meantime are rendered together. */
const delayMs = 100;

const none: ReadonlySet<string> = new Set();

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

/** They stay selected on other pages, and when they leave the view. */
export interface Choice {
  ids: ReadonlySet<string>;
  /** One that is still loading is missing. */
  items: readonly Row<GuestRequest>[];
  /** Selected, but not on the page: they must be followed. */
  elsewhere: readonly string[];
  update: (row: Row<GuestRequest>) => void;
  toggle: (id: string) => void;
  add: (ids: Iterable<string>) => void;
  drop: (ids: Iterable<string>) => void;
  gridProps: ChoiceProps;
}

export function useChoice(rows: readonly Row<GuestRequest>[] | undefined): Choice {
  const [ids, setIds] = useState(none);
  const [known, setKnown] = useState<ReadonlyMap<string, Row<GuestRequest>>>(new Map());

  /** Many are reported at once when the page turns. */
  const collected = useRef(new Map<string, Row<GuestRequest>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  const update = useCallback((row: Row<GuestRequest>) => {
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
      isRowSelectable: ({ row }: { row: Row<GuestRequest> }) => isValid(row),
      rowSelectionModel: { type: 'include', ids: new Set(ids) } as GridRowSelectionModel,
      onRowSelectionModelChange: (model: GridRowSelectionModel) =>
        setIds(new Set([...model.ids].map(String))),
    }),
    [ids],
  );
  return { ids, items, elsewhere, update, toggle, add, drop, gridProps };
}

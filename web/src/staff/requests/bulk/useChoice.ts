import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import type { GuestRequest } from '@selasar/domain/requests';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isValid, type Row } from '../../../data/firebase/rows.ts';

/** In pixels: all columns fit beside it. */
const checkboxWidth = 36;
export const checkboxColumn = { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: checkboxWidth };

/** Updates that arrive in the meantime are rendered together. */
const delayMs = 100;

const none: ReadonlySet<string> = new Set();

export type Choice = ReturnType<typeof useChoice>;

/** They stay selected on other pages, and when they leave the view. */
export function useChoice(rows: readonly Row<GuestRequest>[] | undefined) {
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

  const items: readonly Row<GuestRequest>[] = [...ids].flatMap((id) => known.get(id) ?? []);
  const gridProps = useMemo(
    () => ({
      checkboxSelection: true,
      keepNonExistentRowsSelected: true,
      disableRowSelectionExcludeModel: true,
      // The bar below shows the count.
      hideFooterSelectedRowCount: true,
      isRowSelectable: ({ row }: { row: Row<GuestRequest> }) => isValid(row),
      rowSelectionModel: { type: 'include' as const, ids: new Set<GridRowId>(ids) },
      onRowSelectionModelChange: (model: GridRowSelectionModel) =>
        setIds(new Set([...model.ids].map(String))),
    }),
    [ids],
  );
  return {
    ids,
    /** One that is still loading is missing. */
    items,
    /** Selected, but not on the page: they must be followed. */
    elsewhere: rows ? [...ids].filter((id) => !onPage.has(id)) : [],
    update,
    toggle: (id: string) =>
      setIds((before) => new Set(before.has(id) ? without(before, [id]) : [...before, id])),
    add: (more: Iterable<string>) => setIds((before) => new Set([...before, ...more])),
    drop: (gone: Iterable<string>) => setIds((before) => new Set(without(before, gone))),
    gridProps,
  };
}

function without(ids: ReadonlySet<string>, gone: Iterable<string>): string[] {
  const dropped = new Set(gone);
  return [...ids].filter((id) => !dropped.has(id));
}

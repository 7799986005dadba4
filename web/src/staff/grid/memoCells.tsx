import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid';
import { memo, type ReactNode } from 'react';

interface CellProps {
  render: (params: GridRenderCellParams) => ReactNode;
  params: GridRenderCellParams;
}

const Cell = memo(
  ({ render, params }: CellProps) => render(params),
  (before, after) =>
    before.render === after.render &&
    before.params.row === after.params.row &&
    before.params.tabIndex === after.params.tabIndex,
);

/** The grid renders all cells again when a row arrives, because the others move. */
export const memoCells = <Row extends GridValidRowModel>(
  columns: readonly GridColDef<Row>[],
): GridColDef<Row>[] =>
  columns.map(({ renderCell, ...column }) =>
    renderCell
      ? { ...column, renderCell: (params) => <Cell render={renderCell} params={params} /> }
      : column,
  );

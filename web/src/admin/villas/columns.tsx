import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { TwoLines } from '../grid/TwoLines.tsx';
import { RowActions, Thumbnail } from '../offers/offerColumns.tsx';

interface ColumnOptions {
  /** A phone shows less in a row: the rest is in the form. */
  narrow: boolean;
  onEdit: (slug: string) => void;
  onDelete: (villa: Villa) => void;
}

const phoneFields = ['name', 'actions'];

export function villaColumns(options: ColumnOptions): GridColDef<Villa>[] {
  const { narrow, onEdit, onDelete } = options;
  const columns: GridColDef<Villa>[] = [
    {
      field: 'image',
      headerName: 'Image',
      width: 96,
      display: 'flex',
      sortable: false,
      renderCell: ({ row }) => <Thumbnail src={row.image} />,
    },
    {
      field: 'name',
      headerName: 'Name',
      flex: 1.4,
      minWidth: narrow ? 110 : 200,
      renderCell: ({ row }) => (
        <TwoLines
          first={<strong>{row.name}</strong>}
          second={
            narrow
              ? `${formatUsd(row.pricePerNight)} / night${row.featured ? ' · Featured' : ''}`
              : `${row.capacity} guests`
          }
        />
      ),
    },
    { field: 'location', headerName: 'Location', flex: 1, minWidth: 140 },
    {
      field: 'pricePerNight',
      headerName: 'Price/Night',
      type: 'number',
      width: 120,
      valueFormatter: (price: number) => formatUsd(price),
    },
    {
      field: 'featured',
      headerName: 'Featured',
      width: 110,
      display: 'flex',
      renderCell: ({ row }) =>
        row.featured ? <Chip size="small" color="secondary" label="Featured" /> : 'No',
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: 110,
      display: 'flex',
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <RowActions
          name={row.name}
          tabIndex={tabIndex}
          onEdit={() => onEdit(row.slug)}
          onDelete={() => onDelete(row)}
        />
      ),
    },
  ];
  return narrow ? columns.filter(({ field }) => phoneFields.includes(field)) : columns;
}

import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import {
  actionsColumn,
  imageColumn,
  locationColumn,
  nameColumn,
  priceColumn,
} from '../offers/offerColumns.tsx';
import type { ColumnOptions } from '../offers/OffersPage.tsx';

const phoneFields = ['name', 'actions'];

export function villaColumns(options: ColumnOptions<Villa>): GridColDef<Villa>[] {
  const { narrow } = options;
  const columns: GridColDef<Villa>[] = [
    imageColumn(),
    nameColumn('name', 'Name', narrow, ({ pricePerNight, featured, capacity }) =>
      narrow
        ? `${formatUsd(pricePerNight)} / night${featured ? ' · Featured' : ''}`
        : `${capacity} guests`,
    ),
    locationColumn(),
    priceColumn('pricePerNight', 'Price/Night'),
    {
      field: 'featured',
      headerName: 'Featured',
      width: 104,
      display: 'flex',
      renderCell: ({ row }) =>
        row.featured ? <Chip size="small" color="secondary" label="Featured" /> : 'No',
    },
    actionsColumn(options, ({ name }) => name),
  ];
  return narrow ? columns.filter(({ field }) => phoneFields.includes(field)) : columns;
}

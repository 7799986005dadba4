import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import {
  actionsColumn,
  imageColumn,
  locationColumn,
  nameColumn,
  priceColumn,
} from '../offers/offerColumns.tsx';
import type { ColumnOptions } from '../offers/OffersPage.tsx';
import { FeatureToggle } from './FeatureToggle.tsx';

const phoneFields = ['title', 'featured', 'actions'];

export function tourColumns(options: ColumnOptions<Tour>): GridColDef<Tour>[] {
  const { narrow } = options;
  const columns: GridColDef<Tour>[] = [
    imageColumn(),
    nameColumn('title', 'Title', narrow, ({ priceFrom, location, duration }) =>
      narrow ? `${formatUsd(priceFrom)} · ${location}` : duration,
    ),
    locationColumn(),
    priceColumn('priceFrom', 'Price'),
    {
      field: 'featured',
      headerName: 'Featured',
      width: narrow ? 84 : 100,
      display: 'flex',
      align: narrow ? 'center' : 'left',
      renderCell: ({ row, tabIndex }) => <FeatureToggle tour={row} tabIndex={tabIndex} />,
    },
    actionsColumn(options, ({ title }) => title),
  ];
  return narrow ? columns.filter(({ field }) => phoneFields.includes(field)) : columns;
}

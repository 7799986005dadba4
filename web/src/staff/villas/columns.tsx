import Chip from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { isWhole } from '../../data/core/rows.ts';
import type { Row } from '../../data/core/rows.ts';
import { known } from '../damage/known.ts';
import { cardColumn } from '../grid/Card.tsx';
import type { CardLayout } from '../grid/Card.tsx';
import { TwoLines } from '../grid/TwoLines.tsx';
import {
  actionsColumn,
  imageColumn,
  locationColumn,
  Name,
  nameColumn,
  OfferActions,
  priceColumn,
  Thumbnail,
} from '../offers/offerColumns.tsx';
import type { ColumnOptions } from '../offers/OffersPage.tsx';

export const villaName = (villa: Row<Villa>): string =>
  isWhole(villa) ? villa.name : (villa.name ?? villa.id);

const capacity = ({ capacity: count }: Row<Villa>): string => `${known(count)} guests`;

const featured = ({ featured: isFeatured }: Row<Villa>) =>
  isFeatured ? (
    <Chip size="small" color="secondary" label="Featured" />
  ) : (
    known(isFeatured, () => 'No')
  );

export const villaColumns = (options: ColumnOptions<Villa>): GridColDef<Row<Villa>>[] => [
  imageColumn<Villa>(),
  nameColumn<Villa>('name', 'Name', villaName, capacity),
  locationColumn<Villa>(),
  priceColumn<Villa>('pricePerNight', 'Price/Night'),
  {
    field: 'featured',
    headerName: 'Featured',
    width: 104,
    display: 'flex',
    renderCell: ({ row }) => featured(row),
  },
  actionsColumn<Villa>(options, villaName),
];

/** A villa on a narrow screen: all that its row in the table has. */
export const villaCardColumn = (
  options: ColumnOptions<Villa>,
  layout: CardLayout,
): GridColDef<Row<Villa>> =>
  cardColumn<Row<Villa>>('Villas', layout, ({ row, tabIndex }) => ({
    image: <Thumbnail image={row.image} />,
    name: <Name name={villaName(row)} second={capacity(row)} isDamaged={!isWhole(row)} />,
    location: <TwoLines first={known(row.location)} />,
    price: <TwoLines first={`${known(row.pricePerNight, formatUsd)} / night`} />,
    featured: row.featured === false ? 'Not featured' : featured(row),
    actions: <OfferActions {...options} item={row} name={villaName(row)} tabIndex={tabIndex} />,
  }));

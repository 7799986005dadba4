import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd, tourTextNames } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { known } from '../../records/invalid/known.ts';
import { cardColumn } from '../../records/grid/Card.tsx';
import type { CardLayout } from '../../records/grid/Card.tsx';
import { TwoLines } from '../../records/grid/TwoLines.tsx';
import {
  actionsColumn,
  imageColumn,
  locationColumn,
  Name,
  nameColumn,
  OfferActions,
  priceColumn,
  Thumbnail,
} from '../offerColumns.tsx';
import type { ColumnOptions } from '../OffersPage.tsx';
import { missingText } from '../translations/missingText.ts';
import { FeatureToggle } from './FeatureToggle.tsx';

export const tourName = (tour: Row<Tour>): string =>
  isWhole(tour) ? tour.title : (tour.title ?? tour.id);

/** Duration and missing translations. */
const tourFacts = (tour: Row<Tour>): string =>
  [known(tour.duration), isWhole(tour) ? missingText(tour, tourTextNames) : '']
    .filter(Boolean)
    .join(' · ');

const featured = (tour: Row<Tour>, tabIndex: 0 | -1) =>
  isWhole(tour) ? <FeatureToggle tour={tour} tabIndex={tabIndex} /> : '–';

export const tourColumns = (options: ColumnOptions<Tour>): GridColDef<Row<Tour>>[] => [
  imageColumn<Tour>(),
  nameColumn<Tour>('title', 'Title', tourName, tourFacts),
  locationColumn<Tour>(),
  priceColumn<Tour>('priceFrom', 'Price'),
  {
    field: 'featured',
    headerName: 'Featured',
    width: 100,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => featured(row, tabIndex),
  },
  actionsColumn<Tour>(options, tourName),
];

/** A tour on a narrow screen: all the data of its table row. */
export const tourCardColumn = (
  options: ColumnOptions<Tour>,
  layout: CardLayout,
): GridColDef<Row<Tour>> =>
  cardColumn<Row<Tour>>('Tours', layout, ({ row, tabIndex }) => ({
    image: <Thumbnail image={row.image} />,
    name: <Name name={tourName(row)} second={tourFacts(row)} isInvalid={!isWhole(row)} />,
    location: <TwoLines first={known(row.location)} />,
    price: <TwoLines first={known(row.priceFrom, formatUsd)} />,
    featured: featured(row, tabIndex),
    actions: <OfferActions {...options} item={row} name={tourName(row)} tabIndex={tabIndex} />,
  }));

import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd, villaTextNames } from '@selasar/domain';
import type { Villa } from '@selasar/domain';
import { Link } from 'react-router-dom';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { paths } from '../../../paths.ts';
import { known } from '../../records/invalid/known.ts';
import { cardColumn } from '../../records/grid/Card.tsx';
import type { CardLayout } from '../../records/grid/Card.tsx';
import { TwoLines } from '../../records/grid/TwoLines.tsx';
import {
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

export const villaName = (villa: Row<Villa>): string =>
  isWhole(villa) ? villa.name : (villa.name ?? villa.id);

/** Number of guests and missing translations. */
const villaFacts = (villa: Row<Villa>): string =>
  [`${known(villa.capacity)} guests`, isWhole(villa) ? missingText(villa, villaTextNames) : '']
    .filter(Boolean)
    .join(' · ');

const featured = ({ featured: isFeatured }: Row<Villa>) =>
  isFeatured ? (
    <Chip size="small" color="secondary" label="Featured" />
  ) : (
    known(isFeatured, () => 'No')
  );

interface VillaActionsProps extends ColumnOptions<Villa> {
  villa: Row<Villa>;
  tabIndex: 0 | -1;
}

/** The actions of any offer, and a link to its calendars. */
function VillaActions({ villa, tabIndex, ...options }: VillaActionsProps) {
  const name = villaName(villa);
  const slug = isWhole(villa) ? villa.slug : villa.id;
  return (
    <>
      <Tooltip title="Calendars">
        <IconButton
          component={Link}
          to={paths.admin.villaCalendars(slug)}
          tabIndex={tabIndex}
          aria-label={`Calendars of ${name}`}
        >
          <CalendarMonthIcon />
        </IconButton>
      </Tooltip>
      <OfferActions {...options} item={villa} name={name} tabIndex={tabIndex} />
    </>
  );
}

export const villaColumns = (options: ColumnOptions<Villa>): GridColDef<Row<Villa>>[] => [
  imageColumn<Villa>(),
  nameColumn<Villa>('name', 'Name', villaName, villaFacts),
  locationColumn<Villa>(),
  priceColumn<Villa>('pricePerNight', 'Price/Night'),
  {
    field: 'featured',
    headerName: 'Featured',
    width: 104,
    display: 'flex',
    renderCell: ({ row }) => featured(row),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    width: 144,
    display: 'flex',
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <VillaActions {...options} villa={row} tabIndex={tabIndex} />
    ),
  },
];

/** A villa on a narrow screen: all the data of its table row. */
export const villaCardColumn = (
  options: ColumnOptions<Villa>,
  layout: CardLayout,
): GridColDef<Row<Villa>> =>
  cardColumn<Row<Villa>>('Villas', layout, ({ row, tabIndex }) => ({
    image: <Thumbnail image={row.image} />,
    name: <Name name={villaName(row)} second={villaFacts(row)} isInvalid={!isWhole(row)} />,
    location: <TwoLines first={known(row.location)} />,
    price: <TwoLines first={`${known(row.pricePerNight, formatUsd)} / night`} />,
    featured: row.featured === false ? 'Not featured' : featured(row),
    actions: <VillaActions {...options} villa={row} tabIndex={tabIndex} />,
  }));

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import type { ReactNode } from 'react';
import { isValid, type Row } from '../../data/firebase/rows.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { cardColumn, type CardLayout, type CardLayouts, TwoLines } from '../grid/cells.tsx';
import type { GridSpec } from '../grid/gridState.ts';
import { invalidMark } from '../grid/InvalidRecords.tsx';
import { orDash } from '../common/formatInstant.ts';
import { offerKinds, type Offer } from './offerKinds.ts';
import { offerName } from './offerName.ts';
import { missingText } from './translations/translationForm.ts';

export type OfferRow = Row<Offer>;

/** The slug is the document's id. */
export const slugOf = (row: OfferRow): string => (isValid<Offer>(row) ? row.slug : row.id);

const fieldOf = (row: OfferRow, name: string) =>
  Reflect.get(row, name) as string | number | undefined;

export const rowName = (collection: OfferCollection, row: OfferRow): string =>
  String(fieldOf(row, offerKinds[collection].nameField) ?? slugOf(row));

export const isFound = (collection: OfferCollection, row: OfferRow, search: string): boolean =>
  [rowName(collection, row), row.location ?? ''].some((text) =>
    text.toLowerCase().includes(search.toLowerCase()),
  );

export const offerGrid = (collection: OfferCollection): GridSpec => {
  const { nameField, priceField } = offerKinds[collection];
  return {
    filters: {},
    sortable: [nameField, 'location', priceField, 'featured'],
    columns: ['image', nameField, 'location', priceField, 'featured', 'actions'],
  };
};

export const offerCards: CardLayouts = {
  phone: {
    areas: ['image name name', 'image location featured', 'price price actions'],
    columns: '69px minmax(0, 1fr) auto',
    height: 132,
    room: { name: 51 },
  },
  tablet: {
    areas: ['image name price featured actions', 'image location price featured actions'],
    columns: '69px minmax(0, 1fr) auto 88px minmax(96px, auto)',
    height: 76,
    room: { name: 60, location: 60 },
  },
};

export interface ColumnOptions {
  collection: OfferCollection;
  onEdit: (slug: string) => void;
  onDelete: (offer: Offer) => void;
  /** By default, whether an offer is featured is only shown. */
  featureToggle?: ((row: OfferRow, tabIndex: 0 | -1) => ReactNode) | undefined;
  moreActions?: ((row: OfferRow, tabIndex: 0 | -1) => ReactNode) | undefined;
}

type Part = 'image' | 'name' | 'location' | 'featured' | 'actions';

function partsOf({
  collection,
  featureToggle,
  moreActions,
  ...actions
}: ColumnOptions): Record<Part, (row: OfferRow, tabIndex: 0 | -1) => ReactNode> {
  const { texts, list } = offerKinds[collection];
  return {
    image: (row) => (
      <Box
        sx={{
          width: 69,
          height: 46,
          '.MuiDataGrid-root--densityCompact &': { width: 48, height: 32 },
          overflow: 'hidden',
          borderRadius: ({ radius }) => radius.thumbnail,
        }}
      >
        <Picture src={row.image ?? ''} alt="" sizes="69px" />
      </Box>
    ),
    name: (row) => {
      const fact = orDash(fieldOf(row, list.second.field)) + list.second.unit;
      const missing = isValid<Offer>(row) ? missingText(row, texts) : '';
      return (
        <TwoLines
          first={
            <>
              {isValid<Offer>(row) ? null : invalidMark}
              <strong>{rowName(collection, row)}</strong>
            </>
          }
          second={[fact, missing].filter(Boolean).join(' · ')}
        />
      );
    },
    location: (row) => <TwoLines first={orDash(row.location)} />,
    featured: (row, tabIndex) => {
      if (featureToggle) return featureToggle(row, tabIndex);
      return row.featured ? (
        <Chip size="small" color="secondary" label="Featured" />
      ) : (
        orDash(row.featured, () => 'No')
      );
    },
    actions: (row, tabIndex) => (
      <>
        {moreActions?.(row, tabIndex)}
        <OfferActions {...actions} row={row} name={rowName(collection, row)} tabIndex={tabIndex} />
      </>
    ),
  };
}

export function offerColumns(options: ColumnOptions): GridColDef<OfferRow>[] {
  const { collection, featureToggle, moreActions } = options;
  const { fields, nameField, priceField, list } = offerKinds[collection];
  const parts = partsOf(options);
  const cell = (part: Part) => ({
    renderCell: ({ row, tabIndex }: GridRenderCellParams<OfferRow>) => parts[part](row, tabIndex),
  });
  return [
    {
      field: 'image',
      headerName: 'Image',
      width: 92,
      display: 'flex',
      sortable: false,
      ...cell('image'),
    },
    {
      field: nameField,
      headerName: fields[nameField]?.label ?? nameField,
      flex: 1.4,
      minWidth: 170,
      valueGetter: (_value, row) => rowName(collection, row),
      ...cell('name'),
    },
    { field: 'location', headerName: 'Location', flex: 1, minWidth: 110, ...cell('location') },
    {
      field: priceField,
      headerName: list.priceHeading,
      type: 'number',
      width: 108,
      valueFormatter: (price: number | undefined) => orDash(price, formatUsd),
    },
    {
      field: 'featured',
      headerName: 'Featured',
      width: featureToggle ? 100 : 104,
      display: 'flex',
      ...cell('featured'),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: moreActions ? 144 : 104,
      display: 'flex',
      sortable: false,
      ...cell('actions'),
    },
  ];
}

export function offerCardColumn(options: ColumnOptions, layout: CardLayout): GridColDef<OfferRow> {
  const { collection, featureToggle } = options;
  const { priceField, list } = offerKinds[collection];
  const { featured, ...parts } = partsOf(options);
  return cardColumn<OfferRow>(`${offerName[collection]}s`, layout, ({ row, tabIndex }) => {
    const price = orDash(fieldOf(row, priceField), (usd) => formatUsd(Number(usd)));
    const isUnfeatured = !featureToggle && row.featured === false;
    return {
      image: parts.image(row, tabIndex),
      name: parts.name(row, tabIndex),
      location: parts.location(row, tabIndex),
      price: <TwoLines first={price + list.priceUnit} />,
      featured: isUnfeatured ? 'Not featured' : featured(row, tabIndex),
      actions: parts.actions(row, tabIndex),
    };
  });
}

interface ActionsProps extends Pick<ColumnOptions, 'onEdit' | 'onDelete'> {
  row: OfferRow;
  name: string;
  tabIndex: 0 | -1;
}

function OfferActions({ row, name, tabIndex, onEdit, onDelete }: ActionsProps): ReactNode {
  const action = (title: string, label: string, button: IconButtonProps) => (
    <Tooltip title={title}>
      <IconButton tabIndex={tabIndex} aria-label={label} {...button} />
    </Tooltip>
  );
  if (!isValid<Offer>(row)) {
    return action('What is wrong', `What is wrong with ${name}`, {
      onClick: () => onEdit(row.id),
      children: <InfoIcon />,
    });
  }
  return (
    <>
      {action('Edit', `Edit ${name}`, {
        onClick: () => onEdit(row.slug),
        children: <EditIcon />,
      })}
      {action('Delete', `Delete ${name}`, {
        color: 'error',
        onClick: () => onDelete(row),
        children: <DeleteIcon />,
      })}
    </>
  );
}

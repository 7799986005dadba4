import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import type { Tour } from '@selasar/domain';
import { TwoLines } from '../grid/TwoLines.tsx';
import { RowActions, Thumbnail } from '../offers/offerColumns.tsx';

interface ColumnOptions {
  /** A phone shows less in a row: the rest is in the form. */
  narrow: boolean;
  onEdit: (slug: string) => void;
  onDelete: (tour: Tour) => void;
  onFeature: (tour: Tour) => void;
}

const phoneFields = ['title', 'featured', 'actions'];

export function tourColumns(options: ColumnOptions): GridColDef<Tour>[] {
  const { narrow, onEdit, onDelete, onFeature } = options;
  const columns: GridColDef<Tour>[] = [
    {
      field: 'image',
      headerName: 'Image',
      width: 96,
      display: 'flex',
      sortable: false,
      renderCell: ({ row }) => <Thumbnail src={row.image} />,
    },
    {
      field: 'title',
      headerName: 'Title',
      flex: 1.4,
      minWidth: narrow ? 110 : 200,
      renderCell: ({ row }) => (
        <TwoLines
          first={<strong>{row.title}</strong>}
          second={narrow ? `${formatUsd(row.priceFrom)} · ${row.location}` : row.duration}
        />
      ),
    },
    { field: 'location', headerName: 'Location', flex: 1, minWidth: 140 },
    {
      field: 'priceFrom',
      headerName: 'Price',
      type: 'number',
      width: 100,
      valueFormatter: (price: number) => formatUsd(price),
    },
    {
      field: 'featured',
      headerName: 'Featured',
      width: narrow ? 60 : 110,
      display: 'flex',
      renderCell: ({ row, tabIndex }) => (
        <Tooltip title={row.featured ? 'Unfeature' : 'Feature'}>
          <IconButton
            tabIndex={tabIndex}
            aria-pressed={row.featured}
            aria-label={`Feature ${row.title}`}
            color={row.featured ? 'secondary' : 'default'}
            onClick={() => onFeature(row)}
          >
            {row.featured ? <StarIcon /> : <StarBorderIcon />}
          </IconButton>
        </Tooltip>
      ),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      width: 110,
      display: 'flex',
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <RowActions
          name={row.title}
          tabIndex={tabIndex}
          onEdit={() => onEdit(row.slug)}
          onDelete={() => onDelete(row)}
        />
      ),
    },
  ];
  return narrow ? columns.filter(({ field }) => phoneFields.includes(field)) : columns;
}

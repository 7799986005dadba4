import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import { Picture } from '../../ui/Picture.tsx';
import { TwoLines } from '../grid/TwoLines.tsx';
import type { ColumnOptions } from './OffersPage.tsx';

export const imageColumn = <
  Item extends GridValidRowModel & { image: string },
>(): GridColDef<Item> => ({
  field: 'image',
  headerName: 'Image',
  width: 92,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => (
    <Box sx={{ width: 69, height: 46, overflow: 'hidden', borderRadius: '8px' }}>
      <Picture src={row.image} alt="" sizes="69px" />
    </Box>
  ),
});

/** The name, with a second line beneath it. */
export const nameColumn = <Item extends GridValidRowModel>(
  field: keyof Item & string,
  headerName: string,
  narrow: boolean,
  second: (item: Item) => string,
): GridColDef<Item> => ({
  field,
  headerName,
  flex: 1.4,
  minWidth: narrow ? 110 : 170,
  renderCell: ({ row }) => (
    <TwoLines wrap={narrow && 'first'} first={<strong>{row[field]}</strong>} second={second(row)} />
  ),
});

export const locationColumn = <Item extends GridValidRowModel>(): GridColDef<Item> => ({
  field: 'location',
  headerName: 'Location',
  flex: 1,
  minWidth: 110,
});

export const priceColumn = <Item extends GridValidRowModel>(
  field: keyof Item & string,
  headerName: string,
): GridColDef<Item> => ({
  field,
  headerName,
  type: 'number',
  width: 108,
  valueFormatter: (price: number) => formatUsd(price),
});

export const actionsColumn = <Item extends GridValidRowModel & { slug: string }>(
  { onEdit, onDelete }: ColumnOptions<Item>,
  nameOf: (item: Item) => string,
): GridColDef<Item> => ({
  field: 'actions',
  headerName: 'Actions',
  width: 104,
  display: 'flex',
  sortable: false,
  renderCell: ({ row, tabIndex }) => (
    <>
      <Tooltip title="Edit">
        <IconButton
          tabIndex={tabIndex}
          aria-label={`Edit ${nameOf(row)}`}
          onClick={() => onEdit(row.slug)}
        >
          <EditIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton
          tabIndex={tabIndex}
          color="error"
          aria-label={`Delete ${nameOf(row)}`}
          onClick={() => onDelete(row)}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </>
  ),
});

import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid';
import { formatUsd } from '@selasar/domain';
import type { ReactNode } from 'react';
import { isWhole } from '../../data/firebase/rows.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { invalidMark } from '../records/invalid/DamagedMark.tsx';
import { known } from '../records/invalid/known.ts';
import { TwoLines } from '../records/grid/TwoLines.tsx';
import type { ColumnOptions } from './OffersPage.tsx';

export const Thumbnail = ({ image }: { image: string | undefined }) => (
  <Box
    sx={{
      width: 69,
      height: 46,
      '.MuiDataGrid-root--densityCompact &': { width: 48, height: 32 },
      overflow: 'hidden',
      borderRadius: ({ radius }) => radius.thumbnail,
    }}
  >
    <Picture src={image ?? ''} alt="" sizes="69px" />
  </Box>
);

export const imageColumn = <Item extends { image: string }>(): GridColDef<Row<Item>> => ({
  field: 'image',
  headerName: 'Image',
  width: 92,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => <Thumbnail image={row.image} />,
});

interface NameProps {
  name: string;
  second: string;
  isInvalid: boolean;
}

/** The name, with a second line below it. */
export const Name = ({ name, second, isInvalid }: NameProps) => (
  <TwoLines
    first={
      <>
        {isInvalid ? invalidMark : null}
        <strong>{name}</strong>
      </>
    }
    second={second}
  />
);

export const nameColumn = <Item extends GridValidRowModel>(
  field: keyof Item & string,
  headerName: string,
  nameOf: (item: Row<Item>) => string,
  second: (item: Row<Item>) => string,
): GridColDef<Row<Item>> => ({
  field,
  headerName,
  flex: 1.4,
  minWidth: 170,
  valueGetter: (_value, row) => nameOf(row),
  renderCell: ({ row }) => (
    <Name name={nameOf(row)} second={second(row)} isInvalid={!isWhole(row)} />
  ),
});

export const locationColumn = <Item extends { location: string }>(): GridColDef<Row<Item>> => ({
  field: 'location',
  headerName: 'Location',
  flex: 1,
  minWidth: 110,
  renderCell: ({ row }) => <TwoLines first={known(row.location)} />,
});

export const priceColumn = <Item extends GridValidRowModel>(
  field: keyof Item & string,
  headerName: string,
): GridColDef<Row<Item>> => ({
  field,
  headerName,
  type: 'number',
  width: 108,
  valueFormatter: (price: number | undefined) => known(price, formatUsd),
});

interface ActionsProps<Item> extends ColumnOptions<Item> {
  item: Row<Item>;
  name: string;
  tabIndex: 0 | -1;
}

/** Edit and delete; for an invalid record, what is wrong with it. */
export function OfferActions<Item extends { slug: string }>(props: ActionsProps<Item>): ReactNode {
  const { item, name, tabIndex, onEdit, onDelete } = props;
  if (!isWhole(item)) {
    return (
      <Tooltip title="What is wrong">
        <IconButton
          tabIndex={tabIndex}
          aria-label={`What is wrong with ${name}`}
          onClick={() => onEdit(item.id)}
        >
          <InfoIcon />
        </IconButton>
      </Tooltip>
    );
  }
  return (
    <>
      <Tooltip title="Edit">
        <IconButton
          tabIndex={tabIndex}
          aria-label={`Edit ${name}`}
          onClick={() => onEdit(item.slug)}
        >
          <EditIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton
          tabIndex={tabIndex}
          color="error"
          aria-label={`Delete ${name}`}
          onClick={() => onDelete(item)}
        >
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

export const actionsColumn = <Item extends { slug: string }>(
  options: ColumnOptions<Item>,
  nameOf: (item: Row<Item>) => string,
): GridColDef<Row<Item>> => ({
  field: 'actions',
  headerName: 'Actions',
  width: 104,
  display: 'flex',
  sortable: false,
  renderCell: ({ row, tabIndex }) => (
    <OfferActions {...options} item={row} name={nameOf(row)} tabIndex={tabIndex} />
  ),
});

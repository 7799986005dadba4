import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import type { GridColDef } from '@mui/x-data-grid';
import type { StatusColor } from '@selasar/domain';
import type { ReactNode } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import type { Row } from '../../data/core/rows.ts';
import { damagedMark } from '../damage/DamagedMark.tsx';
import { known } from '../damage/known.ts';
import { TwoLines } from '../grid/TwoLines.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { reference } from './reference.ts';

/** What columns of guests' requests need to know and do. */
export interface ColumnOptions {
  /** The ids of those that this person has not seen before. */
  news: ReadonlySet<string>;
  openDetails: (id: string) => void;
}

const newMark = <Chip label="New" size="small" color="secondary" sx={{ mr: 1, height: 20 }} />;

interface CustomerProps {
  row: Row<GuestRecord>;
  news: ReadonlySet<string>;
  second: ReactNode;
}

/** Who asked, with a second line, and what is to be known of the record as a whole. */
export const Customer = ({ row, news, second }: CustomerProps) => (
  <TwoLines
    first={
      <>
        {news.has(row.id) ? newMark : null}
        {row.damage ? damagedMark : null}
        <strong>{known(row.customerName)}</strong>
      </>
    }
    second={second}
    lines={3}
  />
);

export const customerColumn = <Item extends GuestRecord>(
  { news }: ColumnOptions,
  second: (record: Row<Item>) => ReactNode,
): GridColDef<Row<Item>> => ({
  field: 'customerName',
  headerName: 'Customer',
  flex: 1.2,
  minWidth: 150,
  renderCell: ({ row }) => <Customer row={row} news={news} second={second(row)} />,
});

interface StatusProps<Status extends string> {
  status: Status | undefined;
  colors: Readonly<Record<Status, StatusColor>>;
}

export const Status = <S extends string>({ status, colors }: StatusProps<S>) =>
  status === undefined ? '–' : <StatusChip status={status} color={colors[status]} />;

export const statusColumn = <Item extends GuestRecord>(
  colors: Readonly<Record<Item['status'], StatusColor>>,
): GridColDef<Row<Item>> => ({
  field: 'status',
  headerName: 'Status',
  width: 108,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => <Status status={row.status} colors={colors} />,
});

/** The way to the details, under a thumb. */
export const DetailsArrow = ({
  id,
  tabIndex,
  openDetails,
}: {
  id: string;
  tabIndex: 0 | -1;
  openDetails: (id: string) => void;
}) => (
  <IconButton
    tabIndex={tabIndex}
    edge="end"
    aria-label={`Details of ${reference(id)}`}
    onClick={() => openDetails(id)}
    sx={{ width: 44, height: 44 }}
  >
    <ChevronRightIcon />
  </IconButton>
);

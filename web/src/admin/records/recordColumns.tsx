import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import type { StatusColor } from '@selasar/domain';
import type { GuestRecord } from '../../firebase/records/kinds.ts';
import { TwoLines } from '../grid/TwoLines.tsx';
import { StatusChip } from '../StatusChip.tsx';

/** What columns of guests' requests need to know and do. */
export interface ColumnOptions {
  /** The ids of those that this person has not seen before. */
  news: ReadonlySet<string>;
  openDetails: (id: string) => void;
}

const newMark = <Chip label="New" size="small" color="secondary" sx={{ mr: 1, height: 20 }} />;

/** Who asked, with a second line. */
export const customerColumn = <Item extends GuestRecord>(
  { news }: ColumnOptions,
  second: (record: Item) => string,
  more: Partial<GridColDef<Item>> & { wrap?: boolean } = {},
): GridColDef<Item> => {
  const { wrap = false, ...column } = more;
  return {
    field: 'customerName',
    headerName: 'Customer',
    flex: 1.2,
    minWidth: 165,
    renderCell: ({ row }) => (
      <TwoLines
        wrap={wrap}
        first={
          <>
            {news.has(row.id) ? newMark : null}
            <strong>{row.customerName}</strong>
          </>
        }
        second={second(row)}
      />
    ),
    ...column,
  };
};

export const statusColumn = <Item extends GuestRecord>(
  colors: Readonly<Record<Item['status'], StatusColor>>,
): GridColDef<Item> => ({
  field: 'status',
  headerName: 'Status',
  width: 112,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => (
    <StatusChip status={row.status} color={colors[row.status as Item['status']]} />
  ),
});

/** The columns of a small screen: who and what, the status, and the way to the rest. */
export const narrowRecordColumns = <Item extends GuestRecord>(
  options: ColumnOptions,
  colors: Readonly<Record<Item['status'], StatusColor>>,
  second: (record: Item) => string,
  name: (record: Item) => string,
): GridColDef<Item>[] => [
  customerColumn(options, second, { minWidth: 140, flex: 1, wrap: true }),
  statusColumn(colors),
  {
    field: 'details',
    headerName: 'Details',
    width: 56,
    display: 'flex',
    sortable: false,
    renderHeader: () => <span style={visuallyHidden}>Details</span>,
    renderCell: ({ row, tabIndex }) => (
      <IconButton
        tabIndex={tabIndex}
        edge="end"
        aria-label={`Details of ${name(row)}`}
        onClick={() => options.openDetails(row.id)}
      >
        <ChevronRightIcon />
      </IconButton>
    ),
  },
];

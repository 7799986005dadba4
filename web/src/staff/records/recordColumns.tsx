import ChatIcon from '@mui/icons-material/Chat';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import { reference, statusesOf } from '@selasar/domain';
import type { StatusTable } from '@selasar/domain';
import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { GuestRecord } from '../../data/records/guestRecord.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { invalidMark } from './invalid/DamagedMark.tsx';
import { known } from './invalid/known.ts';
import { phoneScreen } from './grid/Card.tsx';
import { IsNew } from './grid/GridSlots.tsx';
import type { GridFilter } from './grid/GridToolbar.tsx';
import { TwoLines } from './grid/TwoLines.tsx';
import { hasChangeRequest } from './trip/hasChangeRequest.ts';
import { tableColumnsOf } from './fields.tsx';
import { StatusNow } from './Status.tsx';
import type { Fields } from './fields.tsx';

const asIcon = { '.MuiChip-icon': { mx: 0.5 }, '.MuiChip-label': visuallyHidden };

/** A compact row or a phone has one line for the name, which goes first: the mark is an icon there. */
const mark = (label: string, icon: ReactElement) => (
  <Chip
    label={label}
    icon={icon}
    title={label}
    size="small"
    color="warning"
    sx={{
      mr: 1,
      height: 20,
      '.MuiDataGrid-root--densityCompact &': asIcon,
      [`@media ${phoneScreen}`]: asIcon,
    }}
  />
);
const changeRequestMark = mark('Change request', <EventRepeatIcon />);
const writesMark = mark('Message', <ChatIcon />);
const newMark = <Chip label="New" size="small" color="secondary" sx={{ mr: 1, height: 20 }} />;

/** The column has room for one of them; the sheet shows both. */
function pendingMark(row: CustomerProps['row']): ReactNode {
  if (hasChangeRequest(row)) return changeRequestMark;
  return row.unanswered ? writesMark : null;
}

interface CustomerProps {
  row: Pick<Row<GuestRecord>, 'id' | 'customerName' | 'damage'> &
    Partial<Pick<Row<GuestRecord>, 'status' | 'changeRequest' | 'unanswered'>>;
  second: ReactNode;
}

/** The customer with a second line, and marks for the whole record. */
export function Customer({ row, second }: CustomerProps) {
  const isNew = use(IsNew);
  return (
    <TwoLines
      first={
        <>
          {isNew(row.id) ? newMark : null}
          {pendingMark(row)}
          {row.damage ? invalidMark : null}
          <strong>{known(row.customerName)}</strong>
        </>
      }
      second={second}
    />
  );
}

/** The columns of the fields; the customer's name has a second line below it. */
export const recordColumns = <Item extends GuestRecord, Section extends string>(
  fields: Fields<Item, Section>,
  second: (record: Row<Item>) => ReactNode,
): GridColDef<Row<Item>>[] =>
  tableColumnsOf(fields).map((column) =>
    column.field === 'customerName'
      ? {
          ...column,
          renderCell: ({ row }) => <Customer row={row} second={second(row)} />,
        }
      : column,
  );

export const statusColumn = <Item extends GuestRecord>(
  statuses: StatusTable<Item['status']>,
): Omit<GridColDef<Row<Item>>, 'field'> => ({
  headerName: 'Status',
  width: 108,
  display: 'flex',
  sortable: false,
  renderCell: ({ row }) => <StatusNow row={row} statuses={statuses} />,
});

export const statusFilter = <S extends string>(statuses: StatusTable<S>): GridFilter => ({
  field: 'status',
  label: 'Status',
  options: statusesOf(statuses).map((value) => ({ value, label: statuses[value].label })),
});

/** The button to the details in a table. */
export const DetailsButton = ({
  label,
  tabIndex,
  onClick,
}: {
  label: string;
  tabIndex: 0 | -1;
  onClick: () => void;
}) => (
  <Tooltip title="Details">
    <IconButton
      size="small"
      sx={{ ml: 'auto !important' }}
      tabIndex={tabIndex}
      aria-label={label}
      onClick={onClick}
    >
      <ChevronRightIcon />
    </IconButton>
  </Tooltip>
);

/** The button to the details in a card, within reach of the thumb. */
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

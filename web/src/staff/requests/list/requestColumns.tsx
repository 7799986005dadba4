import ChatIcon from '@mui/icons-material/Chat';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import { reference, statusesOf, type StatusTable } from '@selasar/domain/core';
import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { GuestRequest } from '@selasar/domain/requests';
import type { Row } from '../../../data/firebase/rows.ts';
import { invalidMark } from '../../grid/invalid/InvalidRecords.tsx';
import { orDash } from '../../common/formatInstant.ts';
import { phoneScreen } from '../../grid/Card.tsx';
import { NewSince } from '../../grid/GridSlots.tsx';
import type { GridFilter } from '../../grid/GridToolbar.tsx';
import { TwoLines } from '../../grid/TwoLines.tsx';
import { hasChangeRequest } from '../sheet/changeRequestText.ts';
import { tableColumnsOf } from './fields.tsx';
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
  row: Pick<Row<GuestRequest>, 'id' | 'customerName' | 'damage'> &
    Partial<Pick<Row<GuestRequest>, 'status' | 'createdAt' | 'changeRequest' | 'unanswered'>>;
  second: ReactNode;
}

export function Customer({ row, second }: CustomerProps) {
  const newSince = use(NewSince);
  return (
    <TwoLines
      first={
        <>
          {row.createdAt && row.createdAt.getTime() > newSince ? newMark : null}
          {pendingMark(row)}
          {row.damage ? invalidMark : null}
          <strong>{orDash(row.customerName)}</strong>
        </>
      }
      second={second}
    />
  );
}

export const requestColumns = <Item extends GuestRequest>(
  fields: Fields<Item>,
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

export const statusFilter = <S extends string>(statuses: StatusTable<S>): GridFilter => ({
  field: 'status',
  label: 'Status',
  options: statusesOf(statuses).map((value) => ({ value, label: statuses[value].label })),
});

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

import ChatIcon from '@mui/icons-material/Chat';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import EventRepeatIcon from '@mui/icons-material/EventRepeat';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import type { GridColDef } from '@mui/x-data-grid';
import { reference, statusesOf, type StatusTable } from '@selasar/domain/core';
import type { GuestRequest, RequestKind, RequestStatus } from '@selasar/domain/requests';
import { type ReactElement, type ReactNode, use } from 'react';
import type { Row } from '../../../data/firebase/rows.ts';
import { orDash } from '../../common/formatInstant.ts';
import { phoneScreen } from '../../common/styles.ts';
import { type CardLayout, type CardLayouts, TwoLines } from '../../grid/cells.tsx';
import type { GridFilter } from '../../grid/filterFields.tsx';
import { NewSince, type NoneYetProps } from '../../grid/GridSlots.tsx';
import type { GridSpec } from '../../grid/gridState.ts';
import { invalidMark } from '../../grid/InvalidRecords.tsx';
import { hasChangeRequest } from '../sheet/changeRequestText.ts';
import type { Change } from '../sheet/useStatusChanges.ts';
import type { CsvColumn } from './export.ts';
import { type Fields, tableColumnsOf } from './fields.tsx';

export interface ColumnOptions {
  openDetails: (id: string) => void;
  recent: (id: string) => Change | undefined;
  onChange: (request: GuestRequest, to: RequestStatus) => void;
}

/** One object for all renders. */
export interface RequestList<Item extends GuestRequest = GuestRequest> {
  kind: RequestKind;
  label: string;
  grid: GridSpec;
  filters: readonly GridFilter[];
  columnsOf: (options: ColumnOptions) => GridColDef<Row<Item>>[];
  /** The columns that stay visible beside a sheet. */
  besideFields: readonly string[];
  cards: CardLayouts;
  cardColumnOf: (options: ColumnOptions, layout: CardLayout) => GridColDef<Row<Item>>;
  csv: readonly CsvColumn<Row<Item>>[];
  fileName: string;
  texts: {
    search: string;
    none: NoneYetProps;
    noneMatch: string;
    failed: { title?: string; message: string };
  };
}

/** The page of all kinds gives a list only requests of its own kind. */
export const requestList = <Item extends GuestRequest>(list: RequestList<Item>) =>
  list as unknown as RequestList;

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
  details: Omit<GridColDef<Row<Item>>, 'field'>,
): GridColDef<Row<Item>>[] => [
  ...tableColumnsOf(fields).map((column): GridColDef<Row<Item>> =>
    column.field === 'customerName'
      ? { ...column, renderCell: ({ row }) => <Customer row={row} second={second(row)} /> }
      : column,
  ),
  { field: 'details', display: 'flex', sortable: false, ...details },
];

export const statusFilter = <S extends string>(statuses: StatusTable<S>): GridFilter => ({
  field: 'status',
  label: 'Status',
  options: statusesOf(statuses).map((value) => ({ value, label: statuses[value].label })),
});

interface DetailsProps {
  id: string;
  /** Usually the reference. */
  name?: string | undefined;
  tabIndex: 0 | -1;
  openDetails: (id: string) => void;
}

export const DetailsButton = ({ id, name, tabIndex, openDetails }: DetailsProps) => (
  <Tooltip title="Details">
    <IconButton
      size="small"
      sx={{ ml: 'auto !important' }}
      tabIndex={tabIndex}
      aria-label={`Details of ${name ?? reference(id)}`}
      onClick={() => openDetails(id)}
    >
      <ChevronRightIcon />
    </IconButton>
  </Tooltip>
);

/** On a card. */
export const DetailsArrow = ({ id, name, tabIndex, openDetails }: DetailsProps) => (
  <IconButton
    tabIndex={tabIndex}
    edge="end"
    aria-label={`Details of ${name ?? reference(id)}`}
    onClick={() => openDetails(id)}
    sx={{ width: 44, height: 44 }}
  >
    <ChevronRightIcon />
  </IconButton>
);

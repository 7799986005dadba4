import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/core/rows.ts';
import { known } from '../damage/known.ts';
import { Email } from '../grid/Email.tsx';
import { recordColumns } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordColumns.tsx';
import { reference } from '../records/reference.ts';
import { bookingFields } from './fields.tsx';

export const bookingColumns = (options: ColumnOptions): GridColDef<Row<Booking>>[] => [
  ...recordColumns(bookingFields, options, ({ customerEmail }) => (
    <Email address={known(customerEmail)} />
  )),
  {
    field: 'details',
    headerName: 'Details',
    width: 92,
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <Button
        size="small"
        variant="outlined"
        tabIndex={tabIndex}
        aria-label={`Details of ${reference(row.id)}`}
        onClick={() => options.openDetails(row.id)}
      >
        Details
      </Button>
    ),
  },
];

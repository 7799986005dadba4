import Button from '@mui/material/Button';
import type { GridColDef } from '@mui/x-data-grid';
import { reference } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { recordColumns } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordList.ts';
import { Contact } from './Contact.tsx';
import { bookingFields } from './fields.tsx';

export const bookingColumns = (options: ColumnOptions<Booking>): GridColDef<Row<Booking>>[] => [
  ...recordColumns(bookingFields, (booking) => <Contact {...booking} />),
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

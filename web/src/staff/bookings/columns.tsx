import type { GridColDef } from '@mui/x-data-grid';
import { reference } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import type { Row } from '../../data/firebase/rows.ts';
import { DetailsButton, recordColumns } from '../records/recordColumns.tsx';
import type { ColumnOptions } from '../records/recordList.ts';
import { Contact } from './Contact.tsx';
import { bookingFields } from './fields.tsx';

export const bookingColumns = (options: ColumnOptions<Booking>): GridColDef<Row<Booking>>[] => [
  ...recordColumns(bookingFields, (booking) => <Contact {...booking} />),
  {
    field: 'details',
    headerName: 'Details',
    width: 76,
    display: 'flex',
    sortable: false,
    renderCell: ({ row, tabIndex }) => (
      <DetailsButton
        label={`Details of ${reference(row.id)}`}
        tabIndex={tabIndex}
        onClick={() => options.openDetails(row.id)}
      />
    ),
  },
];

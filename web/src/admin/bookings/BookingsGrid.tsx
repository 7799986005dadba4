import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { Booking } from '@selasar/domain';
import { useMemo } from 'react';
import { bookingColumns, narrowBookingColumns } from './columns.tsx';

interface BookingsGridProps {
  /** Undefined while loading. */
  bookings: readonly Booking[] | undefined;
  fresh: ReadonlySet<string>;
  onOpen: (id: string) => void;
}

export function BookingsGrid({ bookings, fresh, onOpen }: BookingsGridProps) {
  const narrow = useMediaQuery('(max-width: 700px)');
  const columns = useMemo(() => {
    const options = { fresh, openDetails: onOpen };
    return narrow ? narrowBookingColumns(options) : bookingColumns(options);
  }, [narrow, fresh, onOpen]);
  return (
    <Paper
      variant="outlined"
      sx={{ overflow: 'hidden', height: 'calc(100vh - 150px)', minHeight: 420 }}
    >
      <DataGrid
        label="Bookings"
        rows={bookings ?? []}
        columns={columns}
        loading={!bookings}
        rowHeight={64}
        disableRowSelectionOnClick
        pageSizeOptions={[25, 50, 100]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        getRowClassName={({ row }) => (fresh.has(row.id) ? 'fresh' : '')}
        onRowDoubleClick={({ row }) => onOpen(row.id)}
        localeText={{ noRowsLabel: 'No bookings yet. They appear here by themselves.' }}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
        sx={{
          border: 0,
          '& .fresh': { bgcolor: 'rgb(234 180 100 / .2)', animation: 'arrive 1.6s ease-out' },
          '@keyframes arrive': { from: { backgroundColor: 'rgb(234 180 100 / .75)' } },
        }}
      />
    </Paper>
  );
}

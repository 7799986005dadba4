import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatUsd, shortDate } from '@selasar/domain/core';
import type { Booking } from '@selasar/domain/requests';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { recentBookingCount, useRecentBookings } from '../../data/requests/requests.ts';
import type { Row } from '../../data/firebase/rows.ts';
import { itemName } from '../requests/requestText.ts';
import { invalidMark } from '../grid/InvalidRecords.tsx';
import { orDash } from '../common/formatInstant.ts';
import { LoadError } from '../common/Loaded.tsx';
import { Panel } from '../common/Panel.tsx';
import { Status } from '../requests/list/Status.tsx';
import { PendingButton, useStableRows } from '../grid/useStableRows.tsx';

const rowHeightPx = 64;
const rowId = ({ id }: Row<Booking>) => id;

export function RecentBookings() {
  const live = useRecentBookings();
  const rows = live.status === 'success' ? live.data : undefined;
  const stable = useStableRows({ rows, rowId, view: 'recent' });
  return (
    <Panel
      heading="Recent Bookings"
      action={
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', height: 0 }}>
          <PendingButton list={stable} />
          <Link component={RouterLink} to={paths.admin.bookings} variant="body2">
            All bookings
          </Link>
        </Stack>
      }
    >
      {live.status === 'error' ? (
        <LoadError message="Failed to fetch bookings" onRetry={live.retry} />
      ) : null}
      {live.status === 'loading' ? (
        <Skeleton variant="rounded" height={recentBookingCount * rowHeightPx} />
      ) : null}
      {stable.rows ? (
        <Box {...stable.handlers}>
          <Bookings bookings={stable.rows} />
        </Box>
      ) : null}
    </Panel>
  );
}

function Bookings({ bookings }: { bookings: readonly Row<Booking>[] }) {
  if (bookings.length === 0) return <Typography color="textSecondary">No bookings yet.</Typography>;
  return (
    <List disablePadding>
      {bookings.map((booking) => (
        <ListItem
          key={booking.id}
          disablePadding
          divider
          sx={{ '&:last-child': { borderBottom: 0 } }}
        >
          <ListItemButton
            component={RouterLink}
            to={paths.admin.booking(booking.id)}
            sx={{
              minHeight: rowHeightPx,
              px: 1,
              columnGap: 2,
              flexWrap: 'wrap',
              borderRadius: ({ radius }) => radius.thumbnail,
            }}
          >
            <Box sx={{ flex: '1 1 7rem', minWidth: 0 }}>
              <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
                {booking.damage ? invalidMark : null}
                <span>{orDash(booking.customerName)}</span>
              </Typography>
              <Typography variant="body2" noWrap color="textSecondary">
                {`${itemName(booking)} · ${orDash(booking.startDate, shortDate)}`}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
              {orDash(booking.totalPrice, formatUsd)}
            </Typography>
            <Box sx={{ width: '5.75rem', flex: 'none' }}>
              <Status status={booking.status} />
            </Box>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

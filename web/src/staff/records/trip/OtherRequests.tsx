import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { bookingStatus, transferStatus } from '@selasar/domain';
import type { Booking, Transfer } from '@selasar/domain';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { bookingDates, itemName } from '../../bookings/bookingText.ts';
import { Status } from '../Status.tsx';
import { pickupMoment } from '../../transfers/transferText.ts';

interface OtherRequestsProps {
  bookings: readonly Booking[];
  transfers: readonly Transfer[];
}

interface Line {
  id: string;
  day: string;
  to: string;
  text: string;
  status: ReactNode;
}

/** Links to the other requests of the trip, by day. */
export function OtherRequests({ bookings, transfers }: OtherRequestsProps) {
  const lines: Line[] = [
    ...bookings.map((booking) => ({
      id: booking.id,
      day: booking.startDate,
      to: paths.admin.booking(booking.id),
      text: `${itemName(booking)}, ${bookingDates(booking)}`,
      status: <Status status={booking.status} statuses={bookingStatus} />,
    })),
    ...transfers.map((transfer) => ({
      id: transfer.id,
      day: `${transfer.pickupDate} ${transfer.pickupTime}`,
      to: paths.admin.transfer(transfer.id),
      text: `${transfer.pickupLocation} → ${transfer.destination}, ${pickupMoment(transfer)}`,
      status: <Status status={transfer.status} statuses={transferStatus} />,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <Stack component="ul" spacing={1} useFlexGap sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines
        .toSorted((one, other) => one.day.localeCompare(other.day))
        .map(({ id, to, text, status }) => (
          <Stack
            component="li"
            key={id}
            direction="row"
            spacing={1.5}
            sx={{ justifyContent: 'space-between', alignItems: 'flex-start' }}
          >
            <Link
              component={RouterLink}
              to={to}
              variant="body2"
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {text}
            </Link>
            {status}
          </Stack>
        ))}
    </Stack>
  );
}

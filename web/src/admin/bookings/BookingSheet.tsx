import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  baliDate,
  bookingActions,
  bookingItemName,
  bookingStatusColor,
  formatUsd,
  shortDate,
} from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { StatusChip } from '../StatusChip.tsx';
import { bookingDates, bookingReference } from './columns.tsx';
import { useStatusChange } from './useStatusChange.ts';

/** The details of one booking, and what can be done with it. It follows the booking live. */
export function BookingSheet({
  booking,
  onClose,
}: {
  booking: Booking | undefined;
  onClose: () => void;
}) {
  // While the sheet slides away it still shows what it showed.
  const [shown, setShown] = useState(booking);
  if (booking && booking !== shown) setShown(booking);
  return (
    <Drawer
      anchor="right"
      open={booking !== undefined}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-labelledby': 'booking-heading',
          role: 'dialog',
          sx: { width: 'min(440px, 100vw)', p: 3 },
        },
      }}
    >
      {shown ? <Details booking={booking ?? shown} onClose={onClose} /> : null}
    </Drawer>
  );
}

function Details({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { change, changing } = useStatusChange(booking, onClose);
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h2" variant="h3" id="booking-heading">
          Booking {bookingReference(booking.id)}
        </Typography>
        <IconButton aria-label="Close details" onClick={onClose} sx={{ width: 44, height: 44 }}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <span>
        <StatusChip status={booking.status} color={bookingStatusColor[booking.status]} />
      </span>
      <Group heading="Customer">
        <Fact label="Name">{booking.customerName}</Fact>
        <Fact label="Email">
          <Link href={`mailto:${booking.customerEmail}`}>{booking.customerEmail}</Link>
        </Fact>
      </Group>
      <Group heading={booking.bookingType === 'tour' ? 'Tour' : 'Villa'}>
        <Fact label="Item">{bookingItemName(booking)}</Fact>
        <Fact label="Date">{bookingDates(booking)}</Fact>
        <Fact label="Guests">{booking.numberOfGuests}</Fact>
        <Fact label="Amount">{formatUsd(booking.totalPrice)}</Fact>
        <Fact label="Requested">{shortDate(baliDate(booking.createdAt))}</Fact>
      </Group>
      <Stack spacing={1.25}>
        {bookingActions[booking.status].map(({ to, label }) => (
          <Button
            key={to}
            size="large"
            variant={to === 'cancelled' ? 'outlined' : 'contained'}
            color={to === 'cancelled' ? 'error' : 'primary'}
            disabled={changing}
            onClick={() => void change(to)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography component="h3" variant="h6" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Stack component="dl" spacing={0.75} sx={{ m: 0 }}>
        {children}
      </Stack>
    </Box>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

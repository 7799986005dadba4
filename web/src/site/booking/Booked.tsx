import Alert from '@mui/material/Alert';
import { formatUsd, reference, shortDate } from '@selasar/domain';
import type { CreateBookingAnswer } from '@selasar/domain';

/** What stays on the page after the toast has gone. */
export function Booked({ booking }: { booking: CreateBookingAnswer }) {
  const { itemName, startDate, endDate, totalPrice, bookingId } = booking;
  const days =
    startDate === endDate
      ? `on ${shortDate(startDate)}`
      : `from ${shortDate(startDate)} to ${shortDate(endDate)}`;
  return (
    <Alert severity="success">
      Your request for {itemName} {days} ({formatUsd(totalPrice)}) is with us. Your reference is{' '}
      {reference(bookingId)}.
    </Alert>
  );
}

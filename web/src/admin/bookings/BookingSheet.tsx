import Link from '@mui/material/Link';
import {
  baliDate,
  bookingActions,
  bookingItemName,
  bookingStatusColor,
  formatUsd,
  shortDate,
} from '@selasar/domain';
import type { Booking, BookingStatus } from '@selasar/domain';
import { DetailsSheet } from '../details/DetailsSheet.tsx';
import type { Problem } from '../details/explain.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { bookingDates, bookingReference, bookingTypeName } from './words.ts';

interface BookingSheetProps {
  booking: Booking | undefined;
  changing: boolean;
  problem: Problem | undefined;
  onChange: (booking: Booking, to: BookingStatus) => void;
  onOpen: (id: string | undefined) => void;
}

/** The details of one booking, and what can be done with it. It follows the booking live. */
export function BookingSheet({ booking, changing, problem, onChange, onOpen }: BookingSheetProps) {
  return (
    <DetailsSheet
      item={booking}
      heading={({ id }) => `Booking ${bookingReference(id)}`}
      onClose={() => onOpen(undefined)}
    >
      {(shown) => (
        <>
          <StatusChip status={shown.status} color={bookingStatusColor[shown.status]} />
          <Facts heading="Customer">
            <Fact label="Name">{shown.customerName}</Fact>
            <Fact label="Email">
              <Link href={`mailto:${shown.customerEmail}`}>{shown.customerEmail}</Link>
            </Fact>
          </Facts>
          <Facts heading={bookingTypeName(shown.bookingType)}>
            <Fact label="Item">{bookingItemName(shown)}</Fact>
            <Fact label="Date">{bookingDates(shown)}</Fact>
            <Fact label="Guests">{shown.numberOfGuests}</Fact>
            <Fact label="Amount">{formatUsd(shown.totalPrice)}</Fact>
            <Fact label="Requested">{shortDate(baliDate(shown.createdAt))}</Fact>
          </Facts>
          <StatusActions
            actions={bookingActions[shown.status]}
            disabled={changing}
            problem={problem}
            onChange={(to) => onChange(shown, to)}
            onShowOther={onOpen}
          />
          <History name="bookings" id={shown.id} />
        </>
      )}
    </DetailsSheet>
  );
}

import Link from '@mui/material/Link';
import { bookingActions, bookingItemName, bookingStatusColor, formatUsd } from '@selasar/domain';
import type { Booking, BookingStatus } from '@selasar/domain';
import { DetailsSheet } from '../details/DetailsSheet.tsx';
import type { Problem } from '../details/explain.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { moment } from '../moment.ts';
import { reference } from '../records/reference.ts';
import { StatusChip } from '../StatusChip.tsx';
import { bookingDates, bookingTypeName } from './words.ts';

interface BookingSheetProps {
  record: Booking | undefined;
  recent: Change<BookingStatus> | undefined;
  problem: Problem | undefined;
  onChange: (record: Booking, to: BookingStatus) => void;
  onOpen: (id: string | undefined) => void;
}

/** The details of one booking, and what can be done with it. It follows the booking live. */
export function BookingSheet({ record, recent, problem, onChange, onOpen }: BookingSheetProps) {
  return (
    <DetailsSheet
      item={record}
      heading={({ id }) => `Booking ${reference(id)}`}
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
            <Fact label="Requested">{moment(shown.createdAt)}</Fact>
          </Facts>
          <History name="bookings" id={shown.id} />
          <StatusActions
            status={shown.status}
            actions={bookingActions}
            recent={recent}
            problem={problem}
            onChange={(to) => onChange(shown, to)}
            onShowOther={onOpen}
          />
        </>
      )}
    </DetailsSheet>
  );
}

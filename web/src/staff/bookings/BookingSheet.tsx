import Link from '@mui/material/Link';
import { bookingActions, bookingStatusColor, formatUsd } from '@selasar/domain';
import type { Booking, BookingStatus } from '@selasar/domain';
import { known } from '../damage/known.ts';
import type { Problem } from '../details/explain.ts';
import { Fact, Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { formatInBali as moment } from '../common/formatInstant.ts';
import { Status } from '../records/recordColumns.tsx';
import { RecordSheet } from '../records/RecordSheet.tsx';
import type { Opened } from '../records/RecordSheet.tsx';
import { bookingDates, bookingTypeName, itemName } from './words.ts';

interface BookingSheetProps {
  record: Opened<Booking> | undefined;
  recent: Change<BookingStatus> | undefined;
  problem: Problem | undefined;
  onChange: (record: Booking, to: BookingStatus) => void;
  onOpen: (id: string | undefined) => void;
}

/** The details of one booking, and what can be done with it. It follows the booking live. */
export function BookingSheet({ record, recent, problem, onChange, onOpen }: BookingSheetProps) {
  return (
    <RecordSheet name="Booking" record={record} onClose={() => onOpen(undefined)}>
      {(shown) => (
        <>
          <div>
            <Status status={shown.status} colors={bookingStatusColor} />
          </div>
          <Facts heading="Customer">
            <Fact label="Name">{known(shown.customerName)}</Fact>
            <Fact label="Email">
              {shown.customerEmail ? (
                <Link href={`mailto:${shown.customerEmail}`}>{shown.customerEmail}</Link>
              ) : (
                '–'
              )}
            </Fact>
          </Facts>
          <Facts heading={shown.bookingType ? bookingTypeName(shown.bookingType) : 'Booking'}>
            <Fact label="Item">{itemName(shown)}</Fact>
            <Fact label="Date">{bookingDates(shown)}</Fact>
            <Fact label="Guests">{known(shown.numberOfGuests)}</Fact>
            <Fact label="Amount">{known(shown.totalPrice, formatUsd)}</Fact>
            <Fact label="Requested">{known(shown.createdAt, moment)}</Fact>
          </Facts>
          <History name="bookings" id={shown.id} />
          {shown.damage ? null : (
            <StatusActions
              status={shown.status}
              actions={bookingActions}
              recent={recent}
              problem={problem}
              onChange={(to) => onChange(shown, to)}
              onShowOther={onOpen}
            />
          )}
        </>
      )}
    </RecordSheet>
  );
}

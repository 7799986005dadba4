import { bookingStatus } from '@selasar/domain';
import type { Booking, BookingStatus } from '@selasar/domain';
import type { Problem } from '../details/explain.ts';
import { Facts } from '../details/Facts.tsx';
import { History } from '../details/History.tsx';
import { StatusActions } from '../details/StatusActions.tsx';
import type { Change } from '../details/useStatusChanges.ts';
import { FieldFacts } from '../records/fields.tsx';
import { Status } from '../records/recordColumns.tsx';
import { RecordSheet } from '../records/RecordSheet.tsx';
import type { Opened } from '../records/RecordSheet.tsx';
import { bookingFields } from './fields.tsx';
import { bookingTypeName } from './bookingText.ts';

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
            <Status status={shown.status} statuses={bookingStatus} />
          </div>
          <Facts heading="Customer">
            <FieldFacts fields={bookingFields} section="customer" row={shown} />
          </Facts>
          <Facts heading={shown.bookingType ? bookingTypeName(shown.bookingType) : 'Booking'}>
            <FieldFacts fields={bookingFields} section="booking" row={shown} />
          </Facts>
          <History name="bookings" id={shown.id} />
          {shown.damage ? null : (
            <StatusActions
              status={shown.status}
              statuses={bookingStatus}
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

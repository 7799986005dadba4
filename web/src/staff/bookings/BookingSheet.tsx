import { bookingStatus, crewRoles, isOpenRequest } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { Crew } from '../crew/Crew.tsx';
import { Facts } from '../records/details/Facts.tsx';
import { History } from '../records/details/History.tsx';
import { StatusActions } from '../records/details/StatusActions.tsx';
import { FieldFacts } from '../records/fields.tsx';
import { recipientOfBooking } from '../records/messageGuest/recipient.ts';
import { MessageGuest } from '../records/messageGuest/MessageGuest.tsx';
import { BookingChangeRequest } from '../records/trip/BookingChangeRequest.tsx';
import { Messages } from '../records/trip/Messages.tsx';
import { StatusNow } from '../records/Status.tsx';
import { RecordSheet } from '../records/RecordSheet.tsx';
import type { SheetProps } from '../records/RecordSheet.tsx';
import { Trip } from '../records/trip/Trip.tsx';
import { TripLink } from '../records/trip/TripLink.tsx';
import { Overlaps } from '../records/queue/Overlaps.tsx';
import { bookingFields } from './fields.tsx';
import { bookingTypeName } from './bookingText.ts';
import { CurrentRulesNotice } from './CurrentRulesNotice.tsx';
import { EditBooking } from '../records/editing/EditBooking.tsx';
import { Money } from '../records/editing/Money.tsx';
import { Notes } from '../records/editing/Notes.tsx';

const editButton = (booking: Booking) => <EditBooking key={booking.id} booking={booking} />;

/** The details of one booking and its actions. It follows the booking live. */
export function BookingSheet(props: SheetProps<Booking>) {
  const { record, recent, problem, onChange, onOpen, beside } = props;
  return (
    <RecordSheet
      name="Booking"
      record={record}
      onClose={() => onOpen(undefined)}
      beside={beside}
      edit={editButton}
    >
      {(shown) => (
        <>
          {shown.damage ? (
            <StatusNow row={shown} statuses={bookingStatus} />
          ) : (
            <>
              <StatusActions
                status={shown.status}
                statuses={bookingStatus}
                recent={recent}
                problem={problem}
                onChange={(to) => onChange(shown, to)}
                onShowOther={onOpen}
              >
                <StatusNow row={shown} statuses={bookingStatus} />
              </StatusActions>
              <BookingChangeRequest booking={shown} onShowOther={onOpen} />
              <CurrentRulesNotice key={`rules ${shown.id}`} booking={shown} />
              <Overlaps booking={shown} onShowOther={onOpen} />
            </>
          )}
          <Facts heading="Customer">
            <FieldFacts fields={bookingFields} section="customer" row={shown} />
          </Facts>
          {shown.tripId ? <TripLink key={`link ${shown.tripId}`} tripId={shown.tripId} /> : null}
          <Trip key={`trip ${shown.tripId}`} of={shown} />
          <Messages key={`messages ${shown.id}`} kind="bookings" request={shown} withPresence />
          {shown.damage ? null : (
            <MessageGuest key={`message ${shown.id}`} request={recipientOfBooking(shown)} />
          )}
          <Facts heading={shown.bookingType ? bookingTypeName(shown.bookingType) : 'Booking'}>
            <FieldFacts fields={bookingFields} section="booking" row={shown} />
          </Facts>
          {shown.damage ? null : (
            <>
              <Money key={`money ${shown.id}`} record={pricedOf(shown)} />
              {shown.bookingType === 'tour' ? (
                <Crew
                  key={`crew ${shown.id}`}
                  job={{ ...shown, kind: 'bookings' }}
                  date={shown.startDate}
                  roles={crewRoles}
                  isClosed={!isOpenRequest(shown.status)}
                />
              ) : null}
              <Notes
                key={`notes ${shown.id}`}
                kind="bookings"
                id={shown.id}
                notes={shown.notes ?? ''}
              />
            </>
          )}
          <History name="bookings" id={shown.id} record={shown.damage ? undefined : shown} />
        </>
      )}
    </RecordSheet>
  );
}

const pricedOf = (booking: Booking) => ({
  ...booking,
  kind: 'bookings' as const,
  total: booking.totalPrice,
  isOpen: isOpenRequest(booking.status),
});

import { bookingStatus, crewRoles, isOpenRequest } from '@selasar/domain';
import type { Booking } from '@selasar/domain';
import { Crew } from '../crew/Crew.tsx';
import { Facts } from '../records/details/Facts.tsx';
import { History } from '../records/details/History.tsx';
import { StatusActions } from '../records/details/StatusActions.tsx';
import { Mails } from '../inbox/mails/Mails.tsx';
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

/** Staff actions of a booking besides its status: edit it, set its price, record payments and notes. */
function BookingEdits({ booking }: { booking: Booking }) {
  const { id, totalPrice: total, status, notes = '' } = booking;
  return (
    <>
      <div>
        <EditBooking booking={booking} />
      </div>
      <Money record={{ ...booking, kind: 'bookings', total, isOpen: isOpenRequest(status) }} />
      <Notes kind="bookings" id={id} notes={notes} />
    </>
  );
}

/** The details of one booking and its actions. It follows the booking live. */
export function BookingSheet(props: SheetProps<Booking>) {
  const { record, recent, problem, onChange, onOpen, beside } = props;
  return (
    <RecordSheet name="Booking" record={record} onClose={() => onOpen(undefined)} beside={beside}>
      {(shown) => (
        <>
          <StatusNow row={shown} statuses={bookingStatus} />
          {shown.damage ? null : <BookingChangeRequest booking={shown} onShowOther={onOpen} />}
          {shown.damage ? null : <CurrentRulesNotice key={shown.id} booking={shown} />}
          {shown.damage ? null : <Overlaps booking={shown} onShowOther={onOpen} />}
          <Facts heading="Customer">
            <FieldFacts fields={bookingFields} section="customer" row={shown} />
          </Facts>
          <Facts heading={shown.bookingType ? bookingTypeName(shown.bookingType) : 'Booking'}>
            <FieldFacts fields={bookingFields} section="booking" row={shown} />
          </Facts>
          {shown.bookingType === 'tour' && !shown.damage ? (
            <Crew
              key={`crew ${shown.id}`}
              job={{ ...shown, kind: 'bookings' }}
              date={shown.startDate}
              roles={crewRoles}
              isClosed={!isOpenRequest(shown.status)}
            />
          ) : null}
          {shown.damage ? null : <BookingEdits key={`edits ${shown.id}`} booking={shown} />}
          {shown.tripId && !shown.damage ? (
            <Messages key={`messages ${shown.id}`} kind="bookings" request={shown} />
          ) : null}
          {shown.damage ? null : (
            <MessageGuest key={`message ${shown.id}`} request={recipientOfBooking(shown)} />
          )}
          <Trip key={shown.tripId} of={shown} />
          {shown.tripId ? <TripLink key={`link ${shown.tripId}`} tripId={shown.tripId} /> : null}
          <Mails requestId={shown.id} />
          <History name="bookings" id={shown.id} record={shown.damage ? undefined : shown} />
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

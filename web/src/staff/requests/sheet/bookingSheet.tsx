import Alert from '@mui/material/Alert';
import { crewRoles } from '@selasar/domain/crew';
import { chosenOf, extrasOf, type OfferTerms } from '@selasar/domain/pricing';
import { type Booking, bookingStatus } from '@selasar/domain/requests';
import { baliToday, useClock } from '../../../clock/useToday.ts';
import { refusalOf } from '../../offers/rules/refusal.ts';
import { useTerms } from '../../offers/rules/useTerms.ts';
import { EditBooking } from '../edit/BookingForm.tsx';
import { bookingFields } from '../list/bookingFields.tsx';
import { bookingTypeName, startedText } from '../requestText.ts';
import { ChangeRequest } from './ChangeRequest.tsx';
import { Overlaps } from './Overlaps.tsx';
import { type NoticesProps, sheetParts } from './RequestSheet.tsx';

export const bookingSheet = sheetParts<Booking>({
  kind: 'bookings',
  fields: bookingFields,
  editOf: (booking) => <EditBooking key={booking.id} booking={booking} />,
  Notices: BookingNotices,
  heading: ({ bookingType }) => (bookingType ? bookingTypeName(bookingType) : 'Booking'),
  crewOf: ({ bookingType }) => (bookingType === 'tour' ? crewRoles : []),
});

function BookingNotices({ row, onShowOther }: NoticesProps<Booking>) {
  if (row.damage) return null;
  return (
    <>
      <ChangeRequest kind="bookings" request={row} onShowOther={onShowOther} />
      <CurrentRulesNotice key={`rules ${row.id}`} booking={row} />
      <Overlaps booking={row} onShowOther={onShowOther} />
    </>
  );
}

function pickupToAsk(terms: OfferTerms, booking: Booking): boolean {
  const extras = extrasOf(terms);
  const { chosenExtras } = booking;
  return (
    Object.values(extras).some(({ area }) => area) &&
    !chosenOf({ chosenExtras, extras: { ...extras, ...booking.extras } }).some(
      ({ extra }) => extra.area,
    )
  );
}

/** Reads the tour or villa once. */
function CurrentRulesNotice({ booking }: { booking: Booking }) {
  const { bookingType, tourId, villaId, status, endDate } = booking;
  const isRelevant = bookingStatus[status].isOpen && endDate >= baliToday();
  const itemId = bookingType === 'tour' ? tourId : villaId;
  const terms = useTerms(bookingType, isRelevant ? itemId : undefined);
  const reason = terms && refusalOf(terms, booking);
  const isAreaOpen = terms && isRelevant && pickupToAsk(terms, booking);
  const begun = useClock((nowMs) => startedText(booking, new Date(nowMs)) ?? '');
  return (
    <>
      {begun ? <Alert severity="warning">{begun}</Alert> : null}
      {isAreaOpen ? <Alert severity="info">Pickup area to be asked: it has a price.</Alert> : null}
      {reason === undefined ? null : (
        <Alert severity="info">{`Under the current rules, this could not be booked: ${reason}`}</Alert>
      )}
    </>
  );
}

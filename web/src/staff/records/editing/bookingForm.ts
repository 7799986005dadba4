import {
  asForm,
  bookingStatus,
  bookingTable,
  checkForStaff,
  firstStatuses,
  statusAfter,
  withoutOwn,
} from '@selasar/domain';
import type {
  Booking,
  Availability,
  NewBookingForm,
  OfferTerms,
  BookingRequest,
} from '@selasar/domain';

/** A booking as its form has it; none of its fields is left out. */
export const formOfBooking = (booking: Booking): NewBookingForm => ({
  ...asForm(bookingTable, booking),
  itemId: booking.tourId ?? booking.villaId ?? '',
  status: firstStatuses.find((status) => status === booking.status) ?? statusAfter.request,
});

/** What a wish costs by the prices of now, in US dollars; undefined where nobody may have it. */
export const priceNow = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Omit<Availability, 'now'>,
): number | undefined =>
  checkForStaff(terms, requested, { now: new Date(), ...availability }).verdict.price?.total;

/** What others have taken of what the form asks for. */
export function takenByOthers(
  taken: Omit<Availability, 'now'>,
  booking: Booking,
  { itemId }: Pick<NewBookingForm, 'itemId'>,
): Omit<Availability, 'now'> {
  const isOwn = itemId === (booking.tourId ?? booking.villaId);
  return withoutOwn(taken, isOwn && bookingStatus[booking.status].holdsPlace ? booking : undefined);
}

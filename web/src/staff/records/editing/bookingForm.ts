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

/** A booking as form values, with all fields. */
export const formOfBooking = (booking: Booking): NewBookingForm => ({
  ...asForm(bookingTable, booking),
  itemId: booking.tourId ?? booking.villaId ?? '',
  status: firstStatuses.find((status) => status === booking.status) ?? statusAfter.request,
});

/** The current price of a booking request, in US dollars; undefined if it cannot be booked. */
export const priceNow = (
  terms: OfferTerms,
  requested: BookingRequest,
  availability: Omit<Availability, 'now'>,
): number | undefined =>
  checkForStaff(terms, requested, { now: new Date(), ...availability }).verdict.price?.total;

/** What others have taken of the dates in the form. */
export function takenByOthers(
  taken: Omit<Availability, 'now'>,
  booking: Booking,
  { itemId }: Pick<NewBookingForm, 'itemId'>,
): Omit<Availability, 'now'> {
  const isOwn = itemId === (booking.tourId ?? booking.villaId);
  return withoutOwn(taken, isOwn && bookingStatus[booking.status].holdsPlace ? booking : undefined);
}

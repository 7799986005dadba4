import type { BookingForm, BookingType } from '../../bookings/booking.ts';
import type { CivilDate } from '../../core/dates.ts';
import type { Tour } from '../tour.ts';
import type { Villa } from '../villa.ts';
import type { StoredRules } from './offerRules.ts';

/** The facts of an offer that decide whether it can be booked, and at what price. */
export interface OfferTerms {
  type: BookingType;
  /** US dollars: per person for a tour, per night for a villa. */
  price: number;
  rules?: StoredRules;
}

export const tourTerms = ({ priceFrom, rules }: Pick<Tour, 'priceFrom' | 'rules'>): OfferTerms => ({
  type: 'tour',
  price: priceFrom,
  rules,
});
export const villaTerms = ({
  pricePerNight,
  rules,
}: Pick<Villa, 'pricePerNight' | 'rules'>): OfferTerms => ({
  type: 'villa',
  price: pricePerNight,
  rules,
});

/**
 * Whether requests for an offer are confirmed at once. A tour also needs a number of seats: otherwise nothing says when
 * a day is full, and staff confirm.
 */
export const confirmsAtOnce = ({ type, rules }: Omit<OfferTerms, 'price'>): boolean =>
  rules !== undefined &&
  rules !== 'damaged' &&
  rules.instantConfirmation === true &&
  (type === 'villa' || rules.seats !== undefined);

/** The dates and guests of a booking request; a tour ends on the day it starts. */
export type BookingRequest = Pick<BookingForm, 'startDate' | 'endDate' | 'numberOfGuests'>;

/** The form of a tour has no last day. */
export const requestedOf = ({
  bookingType,
  startDate,
  endDate,
  numberOfGuests,
}: BookingRequest & Pick<BookingForm, 'bookingType'>): BookingRequest => ({
  startDate,
  endDate: bookingType === 'tour' ? startDate : endDate,
  numberOfGuests,
});

/** The known availability of an offer for a booking request. */
export interface Availability {
  now: Date;
  /** Taken nights of the villa, as far as known. */
  takenNights?: ReadonlySet<CivilDate>;
  /** Confirmed guests of the tour by day, as far as known. */
  takenSeats?: ReadonlyMap<CivilDate, number>;
}

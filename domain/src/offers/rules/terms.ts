import type { BookingForm, BookingType } from '../../bookings/booking.ts';
import type { CivilDate } from '../../core/dates.ts';
import type { Tour } from '../tour.ts';
import type { Villa } from '../villa.ts';
import type { StoredRules } from './offerRules.ts';

/** What of an offer decides whether it may be booked, and at what price. */
export interface OfferTerms {
  type: BookingType;
  /** US dollars: a person's for a tour, a night's for a villa. */
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

/** What a guest asks for; a tour ends on the day it starts. */
export type BookingRequest = Pick<BookingForm, 'startDate' | 'endDate' | 'numberOfGuests'>;

/** The form of a tour has no last day of its own. */
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

/** What is known when a wish is judged. */
export interface Availability {
  now: Date;
  /** Of the villa, as far as they are known. */
  takenNights?: ReadonlySet<CivilDate>;
  /** Confirmed guests of the tour by day, as far as they are known. */
  takenSeats?: ReadonlyMap<CivilDate, number>;
}

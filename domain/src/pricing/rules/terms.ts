import type { BookingType } from '../../core/schemas.ts';
import type { CivilDate } from '../../core/dates.ts';
import type { StoredRules } from './offerRules.ts';

export interface OfferTerms {
  type: BookingType;
  /** US dollars: per person for a tour, per night for a villa. */
  price: number;
  rules?: StoredRules;
}

/** In US dollars a person. */
export interface PricedTour {
  priceFrom: number;
  rules?: StoredRules;
}
/** In US dollars a night. */
export interface PricedVilla {
  pricePerNight: number;
  rules?: StoredRules;
}

export const tourTerms = ({ priceFrom, rules }: PricedTour): OfferTerms => ({
  type: 'tour',
  price: priceFrom,
  rules,
});
export const villaTerms = ({ pricePerNight, rules }: PricedVilla): OfferTerms => ({
  type: 'villa',
  price: pricePerNight,
  rules,
});

/** A tour also needs seats: otherwise nothing says when a day is full, and staff confirm. */
export const confirmsAtOnce = ({ type, rules }: Omit<OfferTerms, 'price'>): boolean =>
  rules !== undefined &&
  rules !== 'damaged' &&
  rules.instantConfirmation === true &&
  (type === 'villa' || rules.seats !== undefined);

/** A tour ends on the day it starts. */
export interface BookingRequest {
  startDate: CivilDate;
  endDate: CivilDate;
  numberOfGuests: number;
}

export const requestedOf = ({
  bookingType,
  startDate,
  endDate,
  numberOfGuests,
}: BookingRequest & { bookingType: BookingType }): BookingRequest => ({
  startDate,
  endDate: bookingType === 'tour' ? startDate : endDate,
  numberOfGuests,
});

export interface Availability {
  now: Date;
  takenNights?: ReadonlySet<CivilDate>;
  takenSeats?: ReadonlyMap<CivilDate, number>;
}

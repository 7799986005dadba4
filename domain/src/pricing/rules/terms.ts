import type { BookingType } from '../../core/schemas.ts';
import type { CivilDate } from '../../core/dates.ts';
import type { Group, GuestKinds } from '../guestKinds.ts';
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

/** A booking keeps the kinds of guests that it was booked with. */
export const keepKinds = <Terms extends OfferTerms>(terms: Terms, kinds?: GuestKinds): Terms =>
  kinds && terms.rules !== 'damaged'
    ? { ...terms, rules: { ...terms.rules, guestKinds: kinds } }
    : terms;

/** Only tours have kinds of guests. */
export const groupFor = ({ type, rules }: Omit<OfferTerms, 'price'>, requested: Group): Group => ({
  numberOfGuests: requested.numberOfGuests,
  party: requested.party,
  guestKinds: type === 'tour' && rules !== 'damaged' ? rules?.guestKinds : undefined,
});

export const hasGuestKinds = (terms: OfferTerms): boolean =>
  Object.keys(groupFor(terms, { numberOfGuests: 0 }).guestKinds ?? {}).length > 0;

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
  /** Of a tour: see `Group`. */
  party?: string | undefined;
}

const asked = {
  startDate: true,
  endDate: true,
  numberOfGuests: true,
  party: true,
} as const satisfies Record<keyof BookingRequest, true>;
/** Of a form or a booking: price and place follow from them and the offer. */
export const requestedFields = Object.keys(asked) as (keyof BookingRequest)[];

export const requestedOf = ({
  bookingType,
  startDate,
  endDate,
  numberOfGuests,
  party,
}: BookingRequest & { bookingType: BookingType }): BookingRequest => ({
  startDate,
  endDate: bookingType === 'tour' ? startDate : endDate,
  numberOfGuests,
  ...(bookingType === 'tour' && party && { party }),
});

export interface Availability {
  now: Date;
  takenNights?: ReadonlySet<CivilDate>;
  takenSeats?: ReadonlyMap<CivilDate, number>;
}

import type { BookingType } from '../../core/schemas.ts';
import type { CivilDate } from '../../core/dates.ts';
import type { Extra, Extras } from '../extras.ts';
import type { Group, GuestKinds } from '../guestKinds.ts';
import { hasAllSeats, type Scheduled } from './departures.ts';
import type { StoredRules } from './offerRules.ts';

export interface OfferTerms extends Scheduled {
  /** US dollars: per person for a tour, per night for a villa. */
  price: number;
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

interface Sold {
  guestKinds?: GuestKinds | undefined;
  extras?: Extras | undefined;
}

/** A booking keeps the kinds of guests and the extras that it was booked with, and can have more of the offer's extras. */
export function keepSold<Terms extends OfferTerms>(terms: Terms, sold: Sold = {}): Terms {
  const { guestKinds, extras } = sold;
  if (terms.rules === 'damaged' || (!guestKinds && !extras)) return terms;
  const rules = {
    ...terms.rules,
    ...(guestKinds && { guestKinds }),
    ...(extras && { extras: { ...terms.rules?.extras, ...extras } }),
  };
  return { ...terms, rules };
}

/** Only tours have pickup areas. */
export function extrasOf({ type, rules }: Omit<OfferTerms, 'price'>): Record<string, Extra> {
  const { extras = {} } = rules === 'damaged' ? {} : (rules ?? {});
  return type === 'tour'
    ? extras
    : Object.fromEntries(Object.entries(extras).filter(([, { area }]) => !area));
}

/** Only tours have kinds of guests. */
export const groupFor = ({ type, rules }: Omit<OfferTerms, 'price'>, requested: Group): Group => ({
  numberOfGuests: requested.numberOfGuests,
  party: requested.party,
  guestKinds: type === 'tour' && rules !== 'damaged' ? rules?.guestKinds : undefined,
});

export const hasGuestKinds = (terms: OfferTerms): boolean =>
  Object.keys(groupFor(terms, { numberOfGuests: 0 }).guestKinds ?? {}).length > 0;

/** A tour also needs seats: otherwise nothing says when a day is full, and staff confirm. */
export const confirmsAtOnce = (terms: Omit<OfferTerms, 'price'>): boolean =>
  terms.rules !== undefined &&
  terms.rules !== 'damaged' &&
  terms.rules.instantConfirmation === true &&
  (terms.type === 'villa' || hasAllSeats(terms));

/** A tour ends on the day it starts. */
export interface BookingRequest {
  startDate: CivilDate;
  endDate: CivilDate;
  numberOfGuests: number;
  /** Of a tour: see `Group`. */
  party?: string | undefined;
  /** See `Choice`. */
  chosenExtras?: string | undefined;
  /** Of a tour with several start times, one of them. */
  startTime?: string | undefined;
}

/** Of a form or a booking: price and place follow from them and the offer. */
export const requestedShape = {
  startDate: true,
  endDate: true,
  numberOfGuests: true,
  party: true,
  chosenExtras: true,
  startTime: true,
} as const satisfies Record<keyof BookingRequest, true>;
export const requestedFields = Object.keys(requestedShape) as (keyof BookingRequest)[];

export const requestedOf = ({
  bookingType,
  startDate,
  endDate,
  numberOfGuests,
  party,
  chosenExtras,
  startTime,
}: BookingRequest & { bookingType: BookingType }): BookingRequest => ({
  startDate,
  endDate: bookingType === 'tour' ? startDate : endDate,
  numberOfGuests,
  ...(bookingType === 'tour' && party && { party }),
  ...(chosenExtras && { chosenExtras }),
  ...(bookingType === 'tour' && startTime && { startTime }),
});

export interface Availability {
  now: Date;
  takenNights?: ReadonlySet<CivilDate>;
  /** By day, and by `takenKey`. */
  takenSeats?: ReadonlyMap<string, number>;
  /** What a booking that is changed has: its extras were ordered in time for its day, and its start time was offered. */
  ordered?:
    | Pick<BookingRequest, 'startDate' | 'startTime' | 'numberOfGuests' | 'chosenExtras'>
    | undefined;
}

import {
  collections,
  freeStaySearch,
  pathOf,
  searchedNights,
  type Stay,
} from '@selasar/domain/core';
import { knownMinutesOf } from '@selasar/domain/crew';
import { type Language, mainLanguage } from '@selasar/domain/i18n';
import { inLanguage, tourSchema, villaSchema } from '@selasar/domain/offers';
import {
  atDeparture,
  type Availability,
  type BookingRequest,
  checkAvailability,
  type Group,
  groupFor,
  hasRoomFor,
  hasSeats,
  chosenOf,
  extrasOf,
  keepSold,
  type OfferTerms,
  requestedOf,
  suggestAlternatives,
  tourTerms,
  type Verdict,
  villaTerms,
  withoutOwn,
} from '@selasar/domain/pricing';
import { arrivalOf, type Booking, type BookingForm } from '@selasar/domain/requests';
import { readTakenNights } from '../availability/nights.ts';
import { readTakenSeats } from '../availability/seats.ts';
import { guestError } from '../platform/callError.ts';
import { db, plainReader, type ReadAll } from '../platform/firestore.ts';

export type Wanted = BookingRequest &
  Pick<BookingForm, 'bookingType' | 'itemId'> &
  Pick<Partial<Booking>, 'guestKinds' | 'extras'> & { language?: Language | undefined };

interface BookedOffer extends OfferTerms {
  id: string;
  name: string;
  translatedName?: string;
  /** What a booking copies: what it was booked with holds. */
  copied: Pick<Booking, 'startTime' | 'minutes' | 'arrival'>;
}

type ItemOfBooking = Pick<Booking, 'itemName' | 'totalPrice' | 'guestKinds' | 'extras'> &
  Pick<Booking, 'translatedName' | 'priceLines' | 'deposit' | 'freeUntil'> &
  BookedOffer['copied'];

interface Options {
  check?: typeof checkAvailability;
  now?: Date;
  /** The nights or seats that a confirmed booking holds: they count as free for it. */
  own?: (BookingRequest & Group) | undefined;
  ordered?: Availability['ordered'];
}

/** Throws for an unknown item, for too many guests, and for what the rules refuse, which `check` may relax. */
export const readItem = async (
  readAll: ReadAll,
  input: Wanted,
  options?: Options,
): Promise<ItemOfBooking> => checkOffer(readAll, await readOffer(readAll, input), input, options);

export async function readOffer(readAll: ReadAll, input: Wanted): Promise<BookedOffer> {
  const read = input.bookingType === 'tour' ? readTour : readVilla;
  const { guestKinds, extras } = input;
  return keepSold(await read(readAll, input), { guestKinds, extras });
}

export async function checkOffer(
  readAll: ReadAll,
  offer: BookedOffer,
  input: Wanted,
  options: Options = {},
): Promise<ItemOfBooking> {
  const requested = requestedOf(input);
  const { check = checkAvailability, ordered } = options;
  const read = await readAvailability(readAll, offer, requested, options);
  const availability = { ...read, ordered };
  const { refused, price } = check(offer, requested, availability);
  if (refused) return refuseUnavailable(offer, requested, refused, options);
  const { total, lines, ...more } = price;
  const { name: itemName, translatedName, copied } = offer;
  const named = { itemName, ...(translatedName !== undefined && { translatedName }) };
  const { chosenExtras } = requested;
  const chosen = chosenOf({ chosenExtras, extras: extrasOf(offer) });
  return {
    ...named,
    ...copied,
    ...(requested.party && { guestKinds: groupFor(offer, requested).guestKinds ?? {} }),
    ...(chosen.length > 0 && {
      extras: Object.fromEntries(chosen.map(({ key, extra }) => [key, extra])),
    }),
    totalPrice: total,
    priceLines: lines,
    ...more,
  };
}

async function readTour(
  readAll: ReadAll,
  { itemId, startTime, language = mainLanguage }: Wanted,
): Promise<BookedOffer> {
  const [stored] = await readAll(db.doc(pathOf(collections.tours, itemId)));
  if (!stored?.exists) throw itemNotFound('tour');
  const { title, translations, duration, ...terms } = tourSchema
    .pick({ title: true, translations: true, duration: true, priceFrom: true, rules: true })
    .parse(stored.data());
  const { title: translatedName } = inLanguage({ title, translations }, ['title'], language);
  const { rules } = atDeparture(tourTerms(terms), startTime);
  const starts = rules === 'damaged' ? undefined : rules?.startTime;
  const minutes = knownMinutesOf(duration);
  return {
    id: itemId,
    name: title,
    ...(translatedName !== title && { translatedName }),
    copied: {
      ...(starts && { startTime: starts }),
      ...(minutes !== undefined && { minutes: Math.round(minutes) }),
    },
    ...tourTerms(terms),
  };
}

async function readVilla(
  readAll: ReadAll,
  { itemId, numberOfGuests }: Wanted,
): Promise<BookedOffer> {
  const [stored] = await readAll(db.doc(pathOf(collections.villas, itemId)));
  if (!stored?.exists) throw itemNotFound('villa');
  const { name, capacity, ...villa } = villaSchema
    .pick({ name: true, pricePerNight: true, capacity: true, rules: true })
    .extend(villaSchema.pick({ location: true, amenities: true, facts: true }).shape)
    .parse(stored.data());
  if (!hasRoomFor({ capacity }, numberOfGuests)) {
    const facts = { villaName: name, capacity };
    throw guestError({ code: 'too-many-guests', field: 'numberOfGuests', facts });
  }
  return { id: itemId, name, copied: { arrival: arrivalOf(villa) }, ...villaTerms(villa) };
}

/** The tour had other start times when the guest chose. */
export function refuseLostTime(
  { startTime: chosen }: Pick<Booking, 'startTime'>,
  { startTime }: Pick<Booking, 'startTime'>,
): void {
  if (!chosen || chosen === startTime) return;
  const problem = 'departure-not-offered';
  const facts = {
    problem: { code: problem, facts: { times: startTime ? [startTime] : [] } },
  } as const;
  throw guestError({ code: 'not-bookable', field: 'startTime', problem, facts });
}

const itemNotFound = (bookingType: 'tour' | 'villa') =>
  guestError({ code: 'item-not-found', field: 'itemId', facts: { bookingType } });

async function readAvailability(
  readAll: ReadAll,
  { id, ...offer }: BookedOffer,
  days: Stay,
  { now = new Date(), own }: Options,
): Promise<Availability> {
  if (offer.type === 'villa') {
    const takenNights = await readTakenNights(readAll, id, days);
    return { now, ...withoutOwn({ takenNights }, own) };
  }
  if (!hasSeats(offer)) return { now };
  const takenSeats = await readTakenSeats(readAll, id, days);
  return { now, ...withoutOwn({ takenSeats }, own) };
}

async function refuseUnavailable(
  offer: BookedOffer,
  requested: BookingRequest,
  { field, problem }: NonNullable<Verdict['refused']>,
  options: Options,
): Promise<never> {
  const { message: code, params } = problem;
  const facts = { problem: { code, ...(params ? { facts: params } : {}) } };
  // Other dates would not help.
  if (field === 'chosenExtras' || code === 'departure-missing') {
    throw guestError({ code: 'not-bookable', field, problem: code, facts });
  }
  const searched = searchedNights(requested, freeStaySearch.withinDays);
  const availability = await readAvailability(plainReader, offer, searched, options);
  const freeStays = suggestAlternatives(offer, requested, availability, freeStaySearch);
  if (code === 'some-nights-taken') {
    const taken = { villaName: offer.name, freeStays };
    throw guestError({ code: 'nights-taken', field, facts: taken, freeStays });
  }
  throw guestError({ code: 'not-bookable', field, problem: code, facts, freeStays });
}

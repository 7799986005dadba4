import {
  collections,
  inLanguage,
  checkAvailability,
  hasRoomFor,
  mainLanguage,
  pathOf,
  tourSchema,
  tourTerms,
  villaSchema,
  villaTerms,
  requestedOf,
  type Booking,
  type BookingForm,
  type Language,
  type OfferTerms,
  type BookingRequest,
} from '@selasar/domain';
import { guestError } from '../platform/callError.ts';
import { db, type ReadAll } from '../platform/firestore.ts';
import {
  readAvailability,
  type BookedOffer,
  type AvailabilityOptions,
} from './readAvailability.ts';
import { refuseUnavailable } from './refuseUnavailable.ts';

/** What is asked for, whoever asks, and in which language its guest reads it: English where none is said. */
export type Wanted = BookingRequest &
  Pick<BookingForm, 'bookingType' | 'itemId'> & { language?: Language | undefined };

/** The fields that a booking copies from the offer. */
type ItemOfBooking = Required<Pick<Booking, 'itemName' | 'totalPrice'>> &
  Pick<Booking, 'translatedName' | 'priceLines' | 'deposit' | 'freeUntil' | 'startTime'>;

/**
 * Reads the booked item and computes its price. Throws a `guestError` for an unknown item, for more guests than a villa
 * sleeps, and for what the booking rules refuse. `judging` may relax those rules.
 */
export async function readItem(
  readAll: ReadAll,
  input: Wanted,
  options?: AvailabilityOptions,
): Promise<ItemOfBooking> {
  return checkOffer(readAll, await readOffer(readAll, input), input, options);
}

/** As above, for an offer that was read already. */
export async function checkOffer(
  readAll: ReadAll,
  offer: BookedOffer,
  input: Wanted,
  options?: AvailabilityOptions,
): Promise<ItemOfBooking> {
  const requested = requestedOf(input);
  const availability = await readAvailability(readAll, offer, requested, options);
  const { check = checkAvailability } = options ?? {};
  const { refused, price } = check(offer, requested, availability);
  if (refused) throw await refuseUnavailable(offer, requested, refused, options);
  const { total, lines, ...more } = price;
  const { name: itemName, translatedName } = offer;
  const named = { itemName, ...(translatedName !== undefined && { translatedName }) };
  return { ...named, ...startOf(offer), totalPrice: total, priceLines: lines, ...more };
}

/** The start time of a tour, if known. */
const startOf = ({ type, rules }: OfferTerms) =>
  type === 'tour' && rules !== 'damaged' && rules?.startTime ? { startTime: rules.startTime } : {};

/** Reads the tour or villa. Throws a `guestError` if it does not exist or a villa has too few beds for the guests. */
export const readOffer = (readAll: ReadAll, input: Wanted): Promise<BookedOffer> =>
  input.bookingType === 'tour' ? readTour(readAll, input) : readVilla(readAll, input);

async function readTour(
  readAll: ReadAll,
  { itemId, language = mainLanguage }: Wanted,
): Promise<BookedOffer> {
  const [stored] = await readAll(db.doc(pathOf(collections.tours, itemId)));
  if (!stored?.exists) throw itemNotFound('tour');
  const { title, translations, ...terms } = tourSchema
    .pick({ title: true, translations: true, priceFrom: true, rules: true })
    .parse(stored.data());
  const { title: translatedName } = inLanguage({ title, translations }, ['title'], language);
  return {
    id: itemId,
    name: title,
    ...(translatedName !== title && { translatedName }),
    ...tourTerms(terms),
  };
}

async function readVilla(
  readAll: ReadAll,
  { itemId, numberOfGuests }: Wanted,
): Promise<BookedOffer> {
  const [stored] = await readAll(db.doc(pathOf(collections.villas, itemId)));
  if (!stored?.exists) throw itemNotFound('villa');
  const { name, capacity, ...terms } = villaSchema
    .pick({ name: true, pricePerNight: true, capacity: true, rules: true })
    .parse(stored.data());
  if (!hasRoomFor({ capacity }, numberOfGuests)) {
    throw guestError({
      code: 'too-many-guests',
      field: 'numberOfGuests',
      facts: { villaName: name, capacity },
    });
  }
  return { id: itemId, name, ...villaTerms(terms) };
}

const itemNotFound = (bookingType: 'tour' | 'villa') =>
  guestError({
    code: 'item-not-found',
    field: 'itemId',
    facts: { bookingType },
  });

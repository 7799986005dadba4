/** Upper bounds of stored texts (characters), lists (items) and numbers; `firestore.rules` has the same. */
export const limits = {
  name: 120,
  shortDescription: 300,
  fullDescription: 5000,
  listItems: 20,
  listItemText: 500,
  /** Beside the main picture. */
  galleryPictures: 29,
  caption: 120,
  url: 1000,
  email: 254,
  phone: 40,
  subject: 200,
  message: 4000,
  specialRequests: 1000,
  place: 200,
  blockNote: 200,
  feedName: 60,
  reason: 200,
  notes: 2000,
  payments: 50,
  registration: 500,
  taxes: 3,
  taxName: 40,
  taxPercent: 100,
  slug: 100,
  priceUsd: 100_000,
  villaCapacity: 50,
  rooms: 50,
  /** One translated text of a tour or villa, and all of them together: a list is a text with one item per line. */
  translation: 10_020,
  translations: 200_000,
  /** All facts of a tour or villa together. */
  facts: 50_000,
};

/** The rules let the public list at most this many tours or villas at once: a query must set this limit. */
export const publicListLimit = 100;

export const bookingHorizonDays = 730;

export const maxBlockNights = 366;

export const maxStayNights = 60;

/** The bounds of an exchange rate fit each currency, and exclude most errors by a factor of thousand. */
export const rateLimits = { min: 0.1, max: 100_000, currencies: 20, shownDays: 60 };

export const guests = { min: 1, max: 10, initial: 2 };

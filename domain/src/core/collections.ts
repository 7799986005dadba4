/** The collections of the database; no other file spells their names. docs/recipes.md tells how to add one. */
export const collections = {
  // Everyone reads.
  tours: 'tours',
  villas: 'villas',
  calendars: 'calendars',
  // Staff read.
  bookings: 'bookings',
  transfers: 'transfers',
  messages: 'messages',
  stats: 'stats',
  // Everyone reads their own, admins all.
  users: 'users',
  // No client reads.
  nightHolders: 'nightHolders',
  mail: 'mail',
  outbox: 'outbox',
  statsLedger: 'statsLedger',
  rateLimits: 'rateLimits',
  settings: 'settings',
} as const;
export type CollectionName = (typeof collections)[keyof typeof collections];

/** Collections within a document. */
export const subcollections = { events: 'events', recounts: 'recounts' } as const;

/** Documents that there is one of. */
export const documents = {
  overview: `${collections.stats}/overview`,
  weeks: `${collections.stats}/weeks`,
  countedUpTo: `${collections.settings}/stats`,
  hashing: `${collections.settings}/hashing`,
} as const;

/** 'bookings/1a2b3c4d' */
export const pathOf = (collection: CollectionName, id: string): string => `${collection}/${id}`;

/** 'bookings/1a2b3c4d/events' */
export const pathWithin = (
  path: string,
  subcollection: (typeof subcollections)[keyof typeof subcollections],
): string => `${path}/${subcollection}`;

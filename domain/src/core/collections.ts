/** The collections of the database; no other file spells their names. docs/recipes.md tells how to add one. */
export const collections = {
  // Everyone reads.
  tours: 'tours',
  villas: 'villas',
  calendars: 'calendars',
  seats: 'seats',
  terms: 'terms',
  ratings: 'ratings',
  currencies: 'currencies',
  // Staff read.
  bookings: 'bookings',
  transfers: 'transfers',
  messages: 'messages',
  blocks: 'blocks',
  feeds: 'feeds',
  reviews: 'reviews',
  stats: 'stats',
  mailLog: 'mailLog',
  crew: 'crew',
  templates: 'templates',
  edits: 'edits',
  // Admins read.
  securityEvents: 'securityEvents',
  // Whoever has been told the id reads.
  tripViews: 'tripViews',
  crewViews: 'crewViews',
  // Everyone reads their own, admins all.
  users: 'users',
  // No client reads: see below.
  nightHolders: 'nightHolders',
  seatHolders: 'seatHolders',
  icalAddresses: 'icalAddresses',
  trips: 'trips',
  crewKeys: 'crewKeys',
  mail: 'mail',
  mailQueue: 'mailQueue',
  statsLedger: 'statsLedger',
  rateLimits: 'rateLimits',
  settings: 'settings',
} as const;
export type CollectionName = (typeof collections)[keyof typeof collections];

/** What no client reads; rules do not speak of it. */
export const hiddenCollections: readonly CollectionName[] = [
  collections.nightHolders,
  collections.seatHolders,
  collections.icalAddresses,
  collections.trips,
  collections.crewKeys,
  collections.mail,
  collections.mailQueue,
  collections.statsLedger,
  collections.rateLimits,
  collections.settings,
];

/** Collections within a document. */
export const subcollections = {
  events: 'events',
  thread: 'thread',
  /** What a person keeps for themselves: see `ownDocuments`. */
  own: 'own',
  recounts: 'recounts',
} as const;

/** Documents that there is one of. */
export const documents = {
  overview: `${collections.stats}/overview`,
  weeks: `${collections.stats}/weeks`,
  offers: `${collections.stats}/offers`,
  countedUpTo: `${collections.settings}/stats`,
  hashing: `${collections.settings}/hashing`,
  transferTerms: `${collections.terms}/${collections.transfers}`,
  currencies: `${collections.currencies}/table`,
} as const;

/** Documents of `users/{uid}/own`; each has one field, `items`, by their ids. */
export const ownDocuments = { views: 'views', looked: 'looked' } as const;

/** 'bookings/1a2b3c4d' */
export const pathOf = (collection: CollectionName, id: string): string => `${collection}/${id}`;

/** 'bookings/1a2b3c4d/events' */
export const pathWithin = (
  path: string,
  subcollection: (typeof subcollections)[keyof typeof subcollections],
): string => `${path}/${subcollection}`;

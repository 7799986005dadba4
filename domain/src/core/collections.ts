/** The collections of the database; no other file has their names. To add one, see docs/recipes.md. */
export const collections = {
  // Readable by everyone.
  tours: 'tours',
  villas: 'villas',
  calendars: 'calendars',
  seats: 'seats',
  occupancy: 'occupancy',
  terms: 'terms',
  ratings: 'ratings',
  currencies: 'currencies',
  // Readable by staff.
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
  presence: 'presence',
  // Readable by admins.
  securityEvents: 'securityEvents',
  noticeSettings: 'noticeSettings',
  // Readable by anyone who knows the id.
  tripViews: 'tripViews',
  crewViews: 'crewViews',
  // Each user reads their own document, admins read all.
  users: 'users',
  // Not readable by clients: see below.
  nightHolders: 'nightHolders',
  seatHolders: 'seatHolders',
  icalAddresses: 'icalAddresses',
  trips: 'trips',
  crewKeys: 'crewKeys',
  mail: 'mail',
  mailQueue: 'mailQueue',
  notices: 'notices',
  statsLedger: 'statsLedger',
  rateLimits: 'rateLimits',
  settings: 'settings',
} as const;
export type CollectionName = (typeof collections)[keyof typeof collections];

/** Collections that no client reads; the rules have no match for them. */
export const hiddenCollections: readonly CollectionName[] = [
  collections.nightHolders,
  collections.seatHolders,
  collections.icalAddresses,
  collections.trips,
  collections.crewKeys,
  collections.mail,
  collections.mailQueue,
  collections.notices,
  collections.statsLedger,
  collections.rateLimits,
  collections.settings,
];

/** Collections within a document. */
export const subcollections = {
  events: 'events',
  thread: 'thread',
  /** Private documents of a user: see `ownDocuments`. */
  own: 'own',
  recounts: 'recounts',
} as const;

/** Single documents. */
export const documents = {
  overview: `${collections.stats}/overview`,
  weeks: `${collections.stats}/weeks`,
  offers: `${collections.stats}/offers`,
  countedUpTo: `${collections.settings}/stats`,
  hashing: `${collections.settings}/hashing`,
  transferTerms: `${collections.terms}/${collections.transfers}`,
  currencies: `${collections.currencies}/table`,
  noticeSettings: `${collections.noticeSettings}/company`,
} as const;

/** Documents of `users/{uid}/own`. Each has one field, `items`, keyed by id. */
export const ownDocuments = { views: 'views', lastViewed: 'lastViewed' } as const;

/** 'bookings/1a2b3c4d' */
export const pathOf = (collection: CollectionName, id: string): string => `${collection}/${id}`;

/** 'bookings/1a2b3c4d/events' */
export const pathWithin = (
  path: string,
  subcollection: (typeof subcollections)[keyof typeof subcollections],
): string => `${path}/${subcollection}`;

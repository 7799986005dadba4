/** Not readable by clients: the rules have no match for them. */
const hidden = {
  nightHolders: 'nightHolders',
  seatHolders: 'seatHolders',
  icalAddresses: 'icalAddresses',
  trips: 'trips',
  crewKeys: 'crewKeys',
  mail: 'mail',
  mailQueue: 'mailQueue',
  notices: 'notices',
  crewNotices: 'crewNotices',
  contributions: 'contributions',
  rateLimits: 'rateLimits',
  receiptCounters: 'receiptCounters',
  settings: 'settings',
} as const;

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
  partners: 'partners',
  edits: 'edits',
  receipts: 'receipts',
  receiptSettings: 'receiptSettings',
  // Readable by admins.
  securityEvents: 'securityEvents',
  noticeSettings: 'noticeSettings',
  // Readable by anyone who knows the id.
  tripViews: 'tripViews',
  crewViews: 'crewViews',
  // Each user reads their own document, admins read all.
  users: 'users',
  ...hidden,
} as const;
export type CollectionName = (typeof collections)[keyof typeof collections];

export const hiddenCollections: readonly CollectionName[] = Object.values(hidden);

export const subcollections = {
  events: 'events',
  thread: 'thread',
  own: 'own',
  recounts: 'recounts',
} as const;

export const documents = {
  overview: `${collections.stats}/overview`,
  weeks: `${collections.stats}/weeks`,
  offers: `${collections.stats}/offers`,
  hashing: `${collections.settings}/hashing`,
  transferTerms: `${collections.terms}/${collections.transfers}`,
  paymentTerms: `${collections.terms}/payment`,
  currencies: `${collections.currencies}/table`,
  partners: `${collections.partners}/table`,
  noticeSettings: `${collections.noticeSettings}/company`,
  receiptSettings: `${collections.receiptSettings}/company`,
} as const;

export const pathOf = (collection: CollectionName, id: string): string => `${collection}/${id}`;

export const pathWithin = (
  path: string,
  subcollection: (typeof subcollections)[keyof typeof subcollections],
): string => `${path}/${subcollection}`;

/** When a member of staff last viewed each day: one field, `items`, keyed by day. */
export const lastViewedPath = (uid: string): string =>
  `${pathWithin(pathOf(collections.users, uid), subcollections.own)}/lastViewed`;

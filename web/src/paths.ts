/** Where the site's own code and the browser report what went wrong; no page. docs/decisions/0019-managed-services.md */
export const reportsPath = '/reports';

/** A visitor's address in another language than English: below the language's code. */
export const below = (code: string, path: string): string =>
  `/${code}${path.replace(/^\/(?=$|\?)/, '')}`;

/** Every address of the site and of the staff area. A route writes ':slug' where a link has a slug. */
export const paths = {
  home: '/',
  /** The form on the home page. */
  bookTransfer: '/#airport-transfer',
  tours: '/tours',
  tour: (slug: string) => `/tours/${slug}` as const,
  villas: '/villas',
  villa: (slug: string) => `/villas/${slug}` as const,
  testimonials: '/testimonials',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  /** The key of a trip opens it: see domain/src/trips. */
  trip: (key: string) => `/trip/${key}` as const,
  findTrip: '/trip',
  /** The key of a driver or guide opens their jobs. */
  crew: (key: string) => `/crew/${key}` as const,
  /** The sign-in of the staff; afterwards it leads on to an address of the staff area. */
  auth: (to?: string) => (to ? (`/auth?${new URLSearchParams({ to })}` as const) : '/auth'),
  admin: {
    dashboard: '/admin',
    tours: '/admin/tours',
    villas: '/admin/villas',
    villaCalendars: (slug: string) => `/admin/villas/${slug}/calendars` as const,
    calendar: '/admin/calendar',
    /** Today's without a date. */
    day: (date?: string) => (date ? (`/admin/day/${date}` as const) : '/admin/day'),
    crew: '/admin/crew',
    templates: '/admin/templates',
    currencies: '/admin/currencies',
    history: '/admin/history',
    /** For admins, as the team is. */
    auditLog: '/admin/audit-log',
    /** Security events: part of the audit log. */
    securityEvents: '/admin/audit-log?kind=security',
    /** The earlier address of these. */
    security: '/admin/security',
    bookings: '/admin/bookings',
    transfers: '/admin/airport-transfers',
    transferTerms: '/admin/airport-transfers/terms',
    analytics: '/admin/analytics',
    settings: '/admin/settings',
    messages: '/admin/messages',
    reviews: '/admin/reviews',
    team: '/admin/team',
    /** For admins, as the team is. */
    status: '/admin/status',
    /** The earlier address of the status. */
    health: '/admin/health',
    privacy: '/admin/privacy',
    pendingBookings: '/admin/bookings?status=pending',
    booking: (id: string) => `/admin/bookings?open=${id}` as const,
    transfer: (id: string) => `/admin/airport-transfers?open=${id}` as const,
    message: (id: string) => `/admin/messages?open=${id}` as const,
    /** All that a search finds. */
    foundBookings: (search: string) => `/admin/bookings?${new URLSearchParams({ q: search })}`,
    foundTransfers: (search: string) =>
      `/admin/airport-transfers?${new URLSearchParams({ q: search })}`,
    /** A block of nights, on the calendar of its days. */
    block: ({ id, startDate }: { id: string; startDate: string }) =>
      `/admin/calendar?from=${startDate}&open=block:${id}` as const,
    newOffer: (collection: 'tours' | 'villas') => `/admin/${collection}?add` as const,
    editedOffer: (collection: 'tours' | 'villas', slug: string) =>
      `/admin/${collection}?edit=${slug}` as const,
  },
} as const;

/** The endpoint for reports from the site's code and the browser; no page. docs/decisions/0019-managed-services.md */
export const reportsPath = '/reports';

/** The address of a public page in another language than English: below the language's code. */
export const below = (code: string, path: string): string =>
  `/${code}${path.replace(/^\/(?=$|\?)/, '')}`;

/** Every address of the site and the staff area. A route has ':slug' where a link has a slug. */
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
  /** The key of a driver or guide opens the page of their jobs. */
  crew: (key: string) => `/crew/${key}` as const,
  /** The sign-in of staff; afterwards it leads to an address of the staff area. */
  auth: (to?: string) => (to ? (`/auth?${new URLSearchParams({ to })}` as const) : '/auth'),
  admin: {
    dashboard: '/admin',
    tours: '/admin/tours',
    villas: '/admin/villas',
    villaCalendars: (slug: string) => `/admin/villas/${slug}/calendars` as const,
    calendar: '/admin/calendar',
    /** Without a date, the page of today. */
    day: (date?: string) => (date ? (`/admin/day/${date}` as const) : '/admin/day'),
    crew: '/admin/crew',
    setup: '/admin/setup',
    templates: '/admin/templates',
    currencies: '/admin/currencies',
    notices: '/admin/notices',
    history: '/admin/history',
    /** For admins, like the team page. */
    auditLog: '/admin/audit-log',
    /** Security events: part of the audit log. */
    securityEvents: '/admin/audit-log?kind=security',
    /** The former address of the security events. */
    security: '/admin/security',
    bookings: '/admin/bookings',
    transfers: '/admin/airport-transfers',
    transferTerms: '/admin/airport-transfers/terms',
    analytics: '/admin/analytics',
    settings: '/admin/settings',
    inbox: '/admin/inbox',
    messages: '/admin/messages',
    reviews: '/admin/reviews',
    team: '/admin/team',
    /** For admins, like the team page. */
    status: '/admin/status',
    /** The former address of the status page. */
    health: '/admin/health',
    privacy: '/admin/privacy',
    pendingBookings: '/admin/bookings?status=pending',
    /** With what waits longest for an answer. */
    answerBookings: '/admin/bookings?status=pending&answer',
    answerTransfers: '/admin/airport-transfers?status=pending&answer',
    answerInbox: '/admin/inbox?answer',
    newBooking: '/admin/bookings?add',
    newTransfer: '/admin/airport-transfers?add',
    seasonPrices: '/admin/villas?season',
    /** The villas in the month of a day. */
    freeNights: (date: string) => `/admin/calendar?kind=villas&from=${date}` as const,
    booking: (id: string) => `/admin/bookings?open=${id}` as const,
    transfer: (id: string) => `/admin/airport-transfers?open=${id}` as const,
    message: (id: string) => `/admin/messages?open=${id}` as const,
    /** The bookings that match a search. */
    foundBookings: (search: string) => `/admin/bookings?${new URLSearchParams({ q: search })}`,
    foundTransfers: (search: string) =>
      `/admin/airport-transfers?${new URLSearchParams({ q: search })}`,
    /** A block of nights in the calendar. */
    block: ({ id, startDate }: { id: string; startDate: string }) =>
      `/admin/calendar?from=${startDate}&open=block:${id}` as const,
    newOffer: (collection: 'tours' | 'villas') => `/admin/${collection}?add` as const,
    editedOffer: (collection: 'tours' | 'villas', slug: string) =>
      `/admin/${collection}?edit=${slug}` as const,
  },
} as const;

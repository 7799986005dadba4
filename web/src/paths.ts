/** For reports from the site's code and the browser; no page. docs/decisions/0019-managed-services.md */
export const reportsPath = '/reports';

export const below = (code: string, path: string): string =>
  `/${code}${path.replace(/^\/(?=$|\?)/, '')}`;

/** A route has ':slug' where a link has a slug. */
export const paths = {
  home: '/',
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
  crew: (key: string) => `/crew/${key}` as const,
  auth: (to?: string) => (to ? (`/auth?${new URLSearchParams({ to })}` as const) : '/auth'),
  admin: {
    dashboard: '/admin',
    tours: '/admin/tours',
    villas: '/admin/villas',
    villaCalendars: (slug: string) => `/admin/villas/${slug}/calendars` as const,
    calendar: '/admin/calendar',
    day: (date?: string) => (date ? (`/admin/day/${date}` as const) : '/admin/day'),
    crew: '/admin/crew',
    setup: '/admin/setup',
    templates: '/admin/templates',
    currencies: '/admin/currencies',
    receipts: '/admin/receipts',
    partners: '/admin/partners',
    notices: '/admin/notices',
    payment: '/admin/payment',
    auditLog: '/admin/audit-log',
    securityEvents: '/admin/audit-log?kind=security',
    /** The former address of the security events. */
    security: '/admin/security',
    bookings: '/admin/bookings',
    transfers: '/admin/airport-transfers',
    transferTerms: '/admin/airport-transfers/terms',
    analytics: '/admin/analytics',
    settings: '/admin/settings',
    inbox: '/admin/inbox',
    /** The former address of the contact messages. */
    messages: '/admin/messages',
    reviews: '/admin/reviews',
    team: '/admin/team',
    status: '/admin/status',
    /** The former address of the status page. */
    health: '/admin/health',
    privacy: '/admin/privacy',
    pendingBookings: '/admin/bookings?status=pending',
    answerBookings: '/admin/bookings?status=pending&answer',
    answerTransfers: '/admin/airport-transfers?status=pending&answer',
    answerInbox: '/admin/inbox?order=oldest&answer',
    newBooking: '/admin/bookings?add',
    newTransfer: '/admin/airport-transfers?add',
    seasonPrices: '/admin/villas?season',
    freeNights: '/admin/calendar?kind=villas',
    booking: (id: string) => `/admin/bookings?open=${id}` as const,
    transfer: (id: string) => `/admin/airport-transfers?open=${id}` as const,
    bookingRefund: (id: string) => `/admin/bookings?open=${id}&refund` as const,
    transferRefund: (id: string) => `/admin/airport-transfers?open=${id}&refund` as const,
    /** Of whoever has one of them. */
    guest: (contact: { email?: string; phone?: string }) =>
      `/admin/guests?${new URLSearchParams(contact)}`,
    guests: '/admin/guests',
    message: (id: string) => `/admin/inbox?open=message:${id}` as const,
    foundBookings: (search: string) => `/admin/bookings?${new URLSearchParams({ q: search })}`,
    foundTransfers: (search: string) =>
      `/admin/airport-transfers?${new URLSearchParams({ q: search })}`,
    block: ({ id, startDate }: { id: string; startDate: string }) =>
      `/admin/calendar?from=${startDate}&open=block:${id}` as const,
    newOffer: (collection: 'tours' | 'villas') => `/admin/${collection}?add` as const,
    editedOffer: (collection: 'tours' | 'villas', slug: string) =>
      `/admin/${collection}?edit=${slug}` as const,
  },
} as const;

/** Every address of the site and of the staff area. A route writes ':slug' where a link has a slug. */
export const paths = {
  home: '/',
  tours: '/tours',
  tour: (slug: string) => `/tours/${slug}` as const,
  villas: '/villas',
  villa: (slug: string) => `/villas/${slug}` as const,
  testimonials: '/testimonials',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  /** The sign-in of the staff; afterwards it leads on to an address of the staff area. */
  auth: (to?: string) => (to ? (`/auth?${new URLSearchParams({ to })}` as const) : '/auth'),
  admin: {
    dashboard: '/admin',
    tours: '/admin/tours',
    villas: '/admin/villas',
    bookings: '/admin/bookings',
    transfers: '/admin/airport-transfers',
    analytics: '/admin/analytics',
    settings: '/admin/settings',
    messages: '/admin/messages',
    team: '/admin/team',
    pendingBookings: '/admin/bookings?status=pending',
    booking: (id: string) => `/admin/bookings?open=${id}` as const,
    newOffer: (collection: 'tours' | 'villas') => `/admin/${collection}?add` as const,
    editedOffer: (collection: 'tours' | 'villas', slug: string) =>
      `/admin/${collection}?edit=${slug}` as const,
  },
} as const;

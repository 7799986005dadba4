/** The links of the navigation bar; the footer adds its own. */
export const navLinks = [
  { label: 'Home', to: '/' },
  { label: 'Tours', to: '/tours' },
  { label: 'Villas', to: '/villas' },
  { label: 'Contact', to: '/contact' },
] as const;

export const quickLinks = [
  ...navLinks,
  { label: 'Testimonials', to: '/testimonials' },
  { label: 'Admin Dashboard', to: '/auth' },
] as const;

export const popularTours = [
  { label: 'Ubud Jungle Adventure', to: '/tours/ubud-jungle-adventure' },
  { label: 'Mount Batur Sunrise Trek', to: '/tours/mount-batur-sunrise-trek' },
  { label: 'Romantic Uluwatu Sunset', to: '/tours/romantic-uluwatu-sunset' },
  { label: 'Sacred Temples Tour', to: '/tours/sacred-temples-tour' },
] as const;

export const chatGreeting = 'Hello Selasar Bali, I would like to ask about a trip.';

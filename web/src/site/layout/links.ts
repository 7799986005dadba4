import type { PlainMessage } from '@selasar/domain';
import { paths } from '../../paths.ts';

interface NamedLink {
  label: PlainMessage;
  to: string;
}

/** The links of the navigation bar; the footer adds its own. */
export const navLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Tours', to: paths.tours },
  { label: 'Villas', to: paths.villas },
  { label: 'Contact', to: paths.contact },
] as const satisfies readonly NamedLink[];

export const quickLinks = [
  ...navLinks,
  { label: 'Testimonials', to: paths.testimonials },
  { label: 'Admin Dashboard', to: paths.auth() },
] as const satisfies readonly NamedLink[];

export const popularTours = [
  { label: 'Ubud Jungle Adventure', to: paths.tour('ubud-jungle-adventure') },
  { label: 'Mount Batur Sunrise Trek', to: paths.tour('mount-batur-sunrise-trek') },
  { label: 'Romantic Uluwatu Sunset', to: paths.tour('romantic-uluwatu-sunset') },
  { label: 'Sacred Temples Tour', to: paths.tour('sacred-temples-tour') },
] as const;

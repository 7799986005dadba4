import type { PlainMessage } from '@selasar/domain/i18n';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { paths } from '../../paths.ts';

interface NamedLink {
  label: PlainMessage;
  to: string;
}

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

export const finePrint = [
  { label: 'Find my booking', to: paths.findTrip },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms of Service', to: paths.terms },
] as const satisfies readonly NamedLink[];

export const popularTours = () =>
  siteTexts().footer.popularTours.map(({ slug, title }) => ({
    label: title,
    to: paths.tour(slug),
  }));

/** Of the links to the other languages, below each page. */
export const languagesId = 'languages';

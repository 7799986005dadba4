import { company } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { paths } from '../../paths.ts';

interface AreaWords {
  /** What happened, and which data is kept. */
  text: PlainMessage;
  back: { label: PlainMessage } & ({ to: string } | { href: string });
}

/** The error message of each area, and its link. */
export const areas = {
  site: {
    text: 'We could not show this page. What you typed in a booking or transfer form is kept. Please try again.',
    back: { label: 'Go to the home page', to: paths.home },
  },
  trip: {
    text: 'We could not show your trip. Nothing in it has changed. Please try again.',
    back: { label: 'Contact us', to: paths.contact },
  },
  crew: {
    text: 'We could not show your jobs. What you ticked is kept. Please try again, or call the office.',
    back: { label: 'Call the office', href: `tel:${company.phone.replaceAll(' ', '')}` },
  },
  staff: {
    text: 'We could not show this page. What is saved is safe, and forms of tours and villas keep what you typed. Please try again.',
    back: { label: 'Go to the dashboard', to: paths.admin.dashboard },
  },
} as const satisfies Record<string, AreaWords>;
export type Area = keyof typeof areas;

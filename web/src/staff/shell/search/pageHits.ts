import { isFoundBy, searchWords } from '@selasar/domain';
import { paths } from '../../../paths.ts';
import { setupPagesFor } from '../../setup/setupPages.ts';
import { adminLinks, inboxPages, moreLinks } from '../links.ts';
import type { Hit } from './hits.tsx';

/** Pages that are an action, or a part of another page. */
const actions = [
  { label: 'Add New Tour', to: paths.admin.newOffer('tours') },
  { label: 'Add New Villa', to: paths.admin.newOffer('villas') },
  { label: 'Review Bookings', to: paths.admin.pendingBookings },
];
const securityEvents = { label: 'Security events', to: paths.admin.securityEvents };

/** The pages that a person may use and whose name matches the search. Nothing is read. */
export function pageHits(search: string, isAdmin: boolean): Hit[] {
  const words = searchWords(search);
  return [
    // Settings has no page.
    ...adminLinks.filter(({ to }) => to !== paths.admin.settings),
    ...moreLinks,
    ...inboxPages,
    ...setupPagesFor(isAdmin),
    ...actions,
    ...(isAdmin ? [securityEvents] : []),
  ]
    .filter((page) => isFoundBy({ label: 'text' }, page, words))
    .map(({ label, to }) => ({ name: label, to }));
}

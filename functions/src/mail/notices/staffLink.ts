import { collections } from '@selasar/domain';
import { siteOrigin } from '../../platform/siteOrigin.ts';

/** The pages of the staff area on which a record opens; as in web/src/paths.ts. */
const pages = {
  [collections.bookings]: 'bookings',
  [collections.transfers]: 'airport-transfers',
  [collections.messages]: 'messages',
} as const;

/** A collection whose guests the company is told of. */
export type NoticedCollection = keyof typeof pages;

export const isNoticed = (collection: string): collection is NoticedCollection =>
  Object.hasOwn(pages, collection);

/** The link that opens a record in the staff area. */
export const staffLink = (collection: NoticedCollection, id: string): string =>
  `${siteOrigin()}/admin/${pages[collection]}?open=${id}`;

/** The link of the staff area itself. */
export const staffAreaLink = (): string => `${siteOrigin()}/admin`;

import { collections } from '@selasar/domain/core';
import { siteOrigin } from '../../platform/siteOrigin.ts';

/** As in web/src/paths.ts. */
const pages = {
  [collections.bookings]: 'bookings?open=',
  [collections.transfers]: 'airport-transfers?open=',
  [collections.messages]: 'inbox?open=message:',
} as const;

export type NoticedCollection = keyof typeof pages;

export const isNoticed = (collection: string): collection is NoticedCollection =>
  Object.hasOwn(pages, collection);

export const staffLink = (collection: NoticedCollection, id: string): string =>
  `${siteOrigin()}/admin/${pages[collection]}${id}`;

export const staffAreaLink = (): string => `${siteOrigin()}/admin`;

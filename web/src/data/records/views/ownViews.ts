import { collections, ownDocuments, subcollections } from '@selasar/domain';

/** Where a person's views are: all in one document, each a field of its own. */
export const ownViews = (uid: string): string =>
  `${collections.users}/${uid}/${subcollections.own}/${ownDocuments.views}`;

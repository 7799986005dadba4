import { collections, ownDocuments, subcollections } from '@selasar/domain';

/** Where a person's saved views are stored: all in one document, each as a field. */
export const ownViews = (uid: string): string =>
  `${collections.users}/${uid}/${subcollections.own}/${ownDocuments.views}`;

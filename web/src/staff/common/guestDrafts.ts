import { removeStored, storedNames } from './browserStorage.ts';

const beginning = (uid: string) => `guest ${uid} `;

/** Where a draft with a guest's name or words is kept: of one person, never shown to another. */
export const guestDraftName = (uid: string, what: string): string => beginning(uid) + what;

export const hasGuestDrafts = (uid: string): boolean => storedNames(beginning(uid)).length > 0;

/** For who signs out by themselves. A session that ends in another way leaves what was typed. */
export const dropGuestDrafts = (uid: string): void =>
  storedNames(beginning(uid)).forEach(removeStored);

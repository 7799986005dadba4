/** The keys of the site's data in browser storage; docs/privacy.md says what, why and how long. */
export const browserKeys = {
  // Until the tab is closed; the name of the form, or of the booked item, follows. Staff keep their drafts longer.
  draft: 'draft:',
  confirmation: 'confirmation:',
  /** The days and the number of guests that a visitor chose for the lists. */
  visit: 'visit',
  loadedVersion: 'loaded-version',
  reloaded: 'reloaded',
  reportedFaults: 'reported-faults',
  // Until it is removed.
  trip: 'trip',
  outbox: 'outbox',
  language: 'language',
  currency: 'currency',
  /** Followed by the name of the trip's cipher. */
  tripCopy: 'trip-copy:',
  /** Names of the settings of staff, and of what they have seen, follow. */
  staff: 'staff.',
} as const;

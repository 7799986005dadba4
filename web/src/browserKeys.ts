/** Under these names the site keeps something in the browser; docs/privacy.md says what, why and how long. */
export const browserKeys = {
  // For as long as the tab is open; names of drafts, and of what was booked, follow.
  draft: 'draft:',
  kept: 'kept:',
  loadedVersion: 'loaded-version',
  openedAnew: 'opened-anew',
  reportedFaults: 'reported-faults',
  // Until it is removed.
  trip: 'trip',
  outbox: 'outbox',
  language: 'language',
  currency: 'currency',
  /** The name of a trip's seal follows. */
  tripCopy: 'trip-copy:',
  /** Names of all that the staff area keeps follow. */
  staff: 'staff.',
} as const;

/** Under these names the site keeps something in the browser; docs/privacy.md says what, why and how long. */
export const browserKeys = {
  // For as long as the tab is open; the name of the form, or of what was booked, follows. Staff have their drafts longer.
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
  /** Names of the choices of staff, and of what they have seen, follow. */
  staff: 'staff.',
} as const;

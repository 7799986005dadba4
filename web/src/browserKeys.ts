/** docs/privacy.md says what is stored, why and how long. */
export const browserKeys = {
  // Until the tab is closed; the name of the form, or of the booked item, follows. Staff keep their drafts longer.
  draft: 'draft:',
  confirmation: 'confirmation:',
  visit: 'visit',
  loadedVersion: 'loaded-version',
  reloaded: 'reloaded',
  trip: 'trip',
  unanswered: 'unanswered',
  language: 'language',
  currency: 'currency',
  staff: 'staff.',
} as const;

const prefix = 'notices_';

/** The id of the mail with everything that was gathered until an instant, in milliseconds. */
export const gatheredMailId = (until: number): string => `${prefix}${until}`;

/** Whether a mail names several guests: it is removed with any of them, and shown to none. */
export const isGatheredMail = (mailId: string): boolean => mailId.startsWith(prefix);

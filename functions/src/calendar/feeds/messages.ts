import type { FeedResultCode } from '@selasar/domain';

const stay = 'What it has blocked stays blocked.';
const copyAgain = 'Please copy the address from the portal again.';

/** The messages about feeds for staff, in English; each says what to do. Some take facts. */
export const feedMessages = {
  ok: 'Read without problems.',
  'not-public': `This address does not lead to a server that everyone can reach. ${copyAgain} ${stay}`,
  'no-answer': `The portal cannot be reached. We try again every hour. ${stay}`,
  'too-slow': ({ seconds }: { seconds: number }) =>
    `The portal did not answer within ${seconds} seconds. We try again every hour. ${stay}`,
  refused: ({ status }: { status: number }) =>
    `The portal answers with error ${status}. ${copyAgain} ${stay}`,
  'too-large': ({ megabytes }: { megabytes: number }) =>
    `The calendar is larger than ${megabytes} MB, so we do not read it. ${copyAgain} ${stay}`,
  'not-a-calendar': `At this address is a page, and no calendar. ${copyAgain} ${stay}`,
  damaged: ({ unreadable }: { unreadable: number | undefined }) =>
    `${
      unreadable === undefined ? 'The calendar' : `A part of the calendar (${unreadable})`
    } cannot be read. Please look at the portal, and block by hand what is missing here. ${stay}`,
  shrunk: ({ before, now }: { before: number; now: number }) =>
    `The calendar had ${before} stays and has ${now} now, which may be a mistake of the portal. ${stay} Please look at the portal: if it is right, take it over.`,
} satisfies Record<FeedResultCode, string | ((facts: never) => string)>;
export type FeedMessages = typeof feedMessages;

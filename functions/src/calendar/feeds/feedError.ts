import type { FeedResult, FeedResultCode } from '@selasar/domain/calendar';

const stay = 'What it has blocked stays blocked.';
const copyAgain = 'Please copy the address from the portal again.';
const later = 'We try again every hour.';

const namedAtMost = 3;

function damaged({ problems }: { problems: readonly string[] }): string {
  const more = problems.length - namedAtMost;
  const named = problems.slice(0, namedAtMost).join(' ') || 'The calendar cannot be read.';
  const others = more > 0 ? ` There are ${more} more such problems.` : '';
  return `${named}${others} Please look at the portal, and block by hand what is missing here. ${stay}`;
}

const feedMessages = {
  ok: 'Read without problems.',
  'not-public': `This address does not lead to a server that everyone can reach. ${copyAgain} ${stay}`,
  'no-answer': `The portal cannot be reached, or its answer breaks off. ${later} ${stay}`,
  'too-slow': ({ seconds }: { seconds: number }) =>
    `The portal did not answer within ${seconds} seconds. ${later} ${stay}`,
  busy: ({ status }: { status: number }) =>
    `The portal has a problem of its own (error ${status}), which usually passes. ${later} ${stay}`,
  refused: ({ status }: { status: number }) =>
    `The portal refuses to show this calendar (error ${status}). ${copyAgain} ${stay}`,
  gone: ({ status }: { status: number }) =>
    `There is no calendar at this address any more (error ${status}). ${copyAgain} ${stay}`,
  'too-large': ({ megabytes }: { megabytes: number }) =>
    `The calendar is larger than ${megabytes} MB, so we do not read it. ${copyAgain} ${stay}`,
  empty: `The portal’s answer is empty, without any calendar. ${later} If it stays empty, please copy the address from the portal again. ${stay}`,
  'not-a-calendar': `At this address is a page, and no calendar. ${copyAgain} ${stay}`,
  damaged,
  shrunk: ({ before, now }: { before: number; now: number }) =>
    `The calendar had ${before} stays and has ${now} now, which may be a mistake of the portal. ${stay} Please look at the portal: if it is right, take it over.`,
} satisfies Record<FeedResultCode, string | ((facts: never) => string)>;
type FeedMessages = typeof feedMessages;

const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const feedNotes = {
  free: (n: number) =>
    `${count(n, 'entry is marked as free and blocks', 'entries are marked as free and block')} no nights.`,
  far: (n: number) =>
    `${count(n, 'entry begins later than the portal takes bookings and blocks', 'entries begin later than the portal takes bookings and block')} no nights.`,
  late: (n: number) =>
    `${count(n, 'stay ends', 'stays end')} at 18:00 in Bali or later, so that night is blocked, too.`,
  freed: (n: number) => `Staff have freed nights of ${count(n, 'stay', 'stays')}.`,
};
type FeedNotes = Record<keyof typeof feedNotes, number>;

type Facts<Code extends FeedResultCode> = FeedMessages[Code] extends (facts: infer Needed) => string
  ? [facts: Needed]
  : [];

export function feedResult<Code extends FeedResultCode>(
  code: Code,
  ...facts: Facts<Code>
): FeedResult {
  const words = feedMessages[code] as string | ((facts: unknown) => string);
  return { code, message: typeof words === 'string' ? words : words(facts[0]) };
}

export function withNotes({ code, message }: FeedResult, notes: FeedNotes): FeedResult {
  const said = Object.entries(feedNotes).flatMap(([name, say]) => {
    const number = notes[name as keyof FeedNotes];
    return number > 0 ? [say(number)] : [];
  });
  return { code, message: [message, ...said].join(' ') };
}

export class FeedError extends Error {
  readonly result: FeedResult;
  constructor(result: FeedResult) {
    super(result.message);
    this.result = result;
  }
}

export const feedError = <Code extends FeedResultCode>(
  code: Code,
  ...facts: Facts<Code>
): FeedError => new FeedError(feedResult(code, ...facts));

import type { FeedResult, FeedResultCode } from '@selasar/domain';
import { feedMessages, feedNotes, type FeedMessages, type FeedNotes } from './messages.ts';

type Facts<Code extends FeedResultCode> = FeedMessages[Code] extends (facts: infer Needed) => string
  ? [facts: Needed]
  : [];

/** The outcome of reading a feed, with its message. */
export function feedResult<Code extends FeedResultCode>(
  code: Code,
  ...facts: Facts<Code>
): FeedResult {
  const words = feedMessages[code] as string | ((facts: unknown) => string);
  return { code, message: typeof words === 'string' ? words : words(facts[0]) };
}

/** The same outcome with what was left out, or taken in doubt. */
export function withNotes({ code, message }: FeedResult, notes: FeedNotes): FeedResult {
  const said = Object.entries(feedNotes).flatMap(([name, say]) => {
    const number = notes[name as keyof FeedNotes];
    return number > 0 ? [say(number)] : [];
  });
  return { code, message: [message, ...said].join(' ') };
}

/** A feed that cannot be read. Its existing blocks stay. */
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

import { withDeadline } from '../deadline.ts';
import { Failure, toFailure } from '../failure.ts';
import { inSession, sessionSignal } from '../lifetime.ts';
import { isReachable, whenReachable } from './connection.ts';

/** What came of something that the server was asked to do: its answer, or, that being lost, what it has now. */
export type Outcome<Answer, Found> = { answer: Answer } | { found: Found };

interface BookingRequest<Answer, Found> {
  /** Asks the server to do it. */
  act: () => Promise<Answer>;
  /** Reads from the server what there is now. */
  look: () => Promise<Found>;
  /** Whether what was found is another than before: then it is known what came of it. */
  isNews: (found: Found) => boolean;
  /** Told when nobody knows what came of it: the server cannot be asked, or is slow. It is looked at again by itself. */
  onUnsure: () => void;
}

const actMs = 20_000;
/** How long the server may be at work on what it was asked: a function has 60 seconds, its answer some to come. */
const serverMs = 65_000;
const lookMs = 6000;
const againMs = 4000;

/** The server has said what came of it. Anything else leaves open what it did. */
const isAnswered = ({ kind, details }: Failure): boolean =>
  kind === 'refused' || details !== undefined;

/**
 * Has something done, and is sure of what came of it. A lost answer does not mean that nothing was done, so the server
 * is looked at; if that fails too, as soon as it can be reached. Rejects with what the server refuses with, or with
 * 'not-sent' when it is known not to be reached. It ends with the session, and then settles no more.
 */
export const confirmOutcome = <Answer, Found>(
  requested: BookingRequest<Answer, Found>,
): Promise<Outcome<Answer, Found>> => inSession(carryOut(requested));

/** The same, where looking tells whether it is done. Answers false when the server has it otherwise. */
export async function confirmDone(
  requested: Omit<BookingRequest<unknown, boolean>, 'isNews'>,
): Promise<boolean> {
  const outcome = await confirmOutcome({ ...requested, isNews: (isDone) => isDone });
  return 'answer' in outcome || outcome.found;
}

async function carryOut<Answer, Found>({
  act,
  look,
  isNews,
  onUnsure,
}: BookingRequest<Answer, Found>): Promise<Outcome<Answer, Found>> {
  const session = sessionSignal();
  if (!isReachable()) throw new Failure('unreachable', 'not-sent');
  const sentAt = Date.now();
  // A server that is slow may do it after the look that found nothing done.
  let endsAt = sentAt;
  try {
    return { answer: await withDeadline(act(), actMs) };
  } catch (error) {
    const failure = toFailure(error);
    if (isAnswered(failure)) throw error;
    if (failure.code === 'deadline-exceeded') endsAt = sentAt + serverMs;
  }
  let isTold = false;
  const tellOnce = () => {
    if (!isTold) onUnsure();
    isTold = true;
  };
  for (;;) {
    // What follows is asked by somebody else.
    session.throwIfAborted();
    try {
      // One look after the other.
      // oxlint-disable-next-line no-await-in-loop
      const found = await withDeadline(look(), lookMs);
      if (isNews(found) || Date.now() >= endsAt) return { found };
    } catch (error) {
      if (isAnswered(toFailure(error))) throw error;
    }
    session.throwIfAborted();
    tellOnce();
    // oxlint-disable-next-line no-await-in-loop
    await whenReachable();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

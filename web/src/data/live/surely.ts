import { withDeadline } from '../core/deadline.ts';
import { Failure, toFailure } from '../core/failure.ts';
import { inSession, sessionSignal } from '../core/lifetime.ts';
import { isReachable, whenReachable } from './connection.ts';

/** What came of something that the server was asked to do: its answer, or, that being lost, what it has now. */
export type Outcome<Answer, Found> = { answer: Answer } | { found: Found };

interface Wish<Answer, Found> {
  /** Asks the server to do it. */
  act: () => Promise<Answer>;
  /** Reads from the server what there is now. */
  look: () => Promise<Found>;
  /** Told when the answer is lost and the server cannot be asked either. It is looked at again by itself. */
  onUnsure: () => void;
}

const actMs = 20_000;
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
export const surely = <Answer, Found>(wish: Wish<Answer, Found>): Promise<Outcome<Answer, Found>> =>
  inSession(carryOut(wish));

/** The same, where looking tells whether it is done. Answers false when the server has it otherwise. */
export async function surelyDone(wish: Wish<unknown, boolean>): Promise<boolean> {
  const outcome = await surely(wish);
  return 'answer' in outcome || outcome.found;
}

async function carryOut<Answer, Found>({
  act,
  look,
  onUnsure,
}: Wish<Answer, Found>): Promise<Outcome<Answer, Found>> {
  const session = sessionSignal();
  if (!isReachable()) throw new Failure('unreachable', 'not-sent');
  try {
    return { answer: await withDeadline(act(), actMs) };
  } catch (error) {
    if (isAnswered(toFailure(error))) throw error;
  }
  let isTold = false;
  for (;;) {
    // What follows is asked by somebody else.
    session.throwIfAborted();
    try {
      // One look after the other.
      // oxlint-disable-next-line no-await-in-loop
      return { found: await withDeadline(look(), lookMs) };
    } catch (error) {
      if (isAnswered(toFailure(error))) throw error;
      session.throwIfAborted();
      if (!isTold) onUnsure();
      isTold = true;
      // oxlint-disable-next-line no-await-in-loop
      await whenReachable();
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

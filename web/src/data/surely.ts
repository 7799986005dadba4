import { FirebaseError } from 'firebase/app';
import { CallFailure } from './callables/call.ts';
import { isReachable, whenReachable } from './connection.ts';
import { withDeadline } from './deadline.ts';

/** Nothing was sent, because the server could not be heard. */
export class NotSentError extends Error {
  constructor() {
    super('The server cannot be reached right now, so nothing was sent. Please try again later.');
  }
}

/** The server was heard, and what was asked for cannot be done as things are. */
export class RefusedError extends Error {}

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

/** Codes of the small client that come from the line, not from the server's judgement. */
const unanswered = new Set(['unavailable', 'deadline-exceeded', 'cancelled', 'unknown']);

/** Whether the server has said no. Anything else leaves open what it did. */
const isRefusal = (error: unknown): boolean => {
  if (error instanceof CallFailure) return error.details !== undefined;
  if (error instanceof FirebaseError) return !unanswered.has(error.code);
  return error instanceof RefusedError;
};

/**
 * Has something done, and is sure of what came of it. A lost answer does not mean that nothing was done, so the server
 * is looked at; if that fails too, as soon as it can be reached. Rejects with what the server refuses with, or with
 * NotSentError when it is known not to be reached.
 */
export async function surely<Answer, Found>({
  act,
  look,
  onUnsure,
}: Wish<Answer, Found>): Promise<Outcome<Answer, Found>> {
  if (!isReachable()) throw new NotSentError();
  try {
    return { answer: await withDeadline(act(), actMs) };
  } catch (error) {
    if (isRefusal(error)) throw error;
  }
  let isTold = false;
  for (;;) {
    try {
      // One look after the other.
      // oxlint-disable-next-line no-await-in-loop
      return { found: await withDeadline(look(), lookMs) };
    } catch (error) {
      if (isRefusal(error)) throw error;
      if (!isTold) onUnsure();
      isTold = true;
      // oxlint-disable-next-line no-await-in-loop
      await whenReachable();
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

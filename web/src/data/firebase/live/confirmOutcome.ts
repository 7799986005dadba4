import { withDeadline, Failure, toFailure } from '../failure.ts';
import { inSession, sessionSignal } from '../lifetime.ts';
import { isReachable, whenReachable } from './connection.ts';

export type Outcome<Answer, Found> = { answer: Answer } | { found: Found };

interface Attempt<Answer, Found> {
  act: () => Promise<Answer>;
  readBack: () => Promise<Found>;
  hasChanged: (found: Found) => boolean;
  /** The outcome is unknown: the server is slow or unreachable. The read is repeated automatically. */
  onUnsure: () => void;
}

const actMs = 20_000;
/** How long the server may work on an action: a function has 60 seconds, and its answer takes some time to arrive. */
const serverMs = 65_000;
const readBackMs = 6000;
const againMs = 4000;

/** After any other failure the outcome is unknown. */
const isAnswered = ({ kind, details }: Failure): boolean =>
  kind === 'refused' || details !== undefined;

/**
 * If the answer was lost, it reads the server's state as soon as the server can be reached. Rejects with the server's
 * refusal, or with 'not-sent' while the server is known to be unreachable. Never settles after the session ends.
 */
export const confirmOutcome = <Answer, Found>(
  attempt: Attempt<Answer, Found>,
): Promise<Outcome<Answer, Found>> => inSession(runAttempt(attempt));

/** Resolves to false if it was not done. */
export async function confirmDone(
  attempt: Omit<Attempt<unknown, boolean>, 'hasChanged'>,
): Promise<boolean> {
  const outcome = await confirmOutcome({ ...attempt, hasChanged: (isDone) => isDone });
  return 'answer' in outcome || outcome.found;
}

/** A call that resolves to false if the server did not apply it. */
export const confirmed =
  <Input>(act: (input: Input) => Promise<unknown>, isDone: (input: Input) => Promise<boolean>) =>
  (input: Input, onUnsure: () => void): Promise<boolean> =>
    confirmDone({ act: () => act(input), readBack: () => isDone(input), onUnsure });

async function runAttempt<Answer, Found>({
  act,
  readBack,
  hasChanged,
  onUnsure,
}: Attempt<Answer, Found>): Promise<Outcome<Answer, Found>> {
  const session = sessionSignal();
  if (!isReachable()) throw new Failure('unreachable', 'not-sent');
  const sentAt = Date.now();
  // A slow server may still act after a read that found no change.
  let endsAt = sentAt;
  try {
    return { answer: await withDeadline(act(), actMs) };
  } catch (error) {
    const failure = toFailure(error);
    if (isAnswered(failure)) throw error;
    if (failure.code === 'deadline-exceeded') endsAt = sentAt + serverMs;
  }
  let isNotified = false;
  const notifyOnce = () => {
    if (!isNotified) onUnsure();
    isNotified = true;
  };
  for (;;) {
    // Requests after this point would be made by another user.
    session.throwIfAborted();
    try {
      // Reads are sequential.
      // oxlint-disable-next-line no-await-in-loop
      const found = await withDeadline(readBack(), readBackMs);
      if (hasChanged(found) || Date.now() >= endsAt) return { found };
    } catch (error) {
      if (isAnswered(toFailure(error))) throw error;
    }
    session.throwIfAborted();
    notifyOnce();
    // oxlint-disable-next-line no-await-in-loop
    await whenReachable();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, againMs));
  }
}

import type { SubmitMessageInput } from '@selasar/domain';
import { addToOutbox } from './outbox.ts';
import { isRefused, send } from './send.ts';

/** How long the form shows that it sends: it waits for a failure, but not for a slow answer. */
const contactFormDelayMs = 1000;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/**
 * Sends a message through the outbox, which keeps it until the server has it. The visitor waits for one second at most:
 * a failure by then rejects, a later one calls `onLate`.
 */
export async function deliver(
  input: SubmitMessageInput,
  onLate: (error: unknown) => void,
): Promise<'sent' | 'queued'> {
  addToOutbox(input);
  if (!navigator.onLine) return 'queued';
  const failing = send(input).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const second = pause(contactFormDelayMs);
  const failed = await Promise.race([failing, second]);
  await second;
  if (failed) {
    if (navigator.onLine || isRefused(failed.error)) throw failed.error;
    return 'queued';
  }
  void failing.then((late) => {
    if (late) onLate(late.error);
  });
  return 'sent';
}

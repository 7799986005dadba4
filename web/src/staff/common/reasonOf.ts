import { Failure } from '../../data/core/failure.ts';

/** Failures that say by their code what a person can do. */
const words: Readonly<Record<string, string>> = {
  'not-sent':
    'The server cannot be reached right now, so nothing was sent. Please try again later.',
  'offer-changed': 'someone else has just changed the same fields',
  'offer-deleted': 'it was deleted by someone else',
};

/** Why something failed, as far as it is known. An error of the room's own is a sentence already. */
export function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return error instanceof Error ? error.message : undefined;
  const { kind, code, details } = error;
  if (details) return details.message;
  return words[code] ?? (kind === 'unreachable' ? 'The server could not be reached.' : undefined);
}

import { StatusError } from '../model/status.ts';

/** Anything that isn't a StatusError is a bug of ours. */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('INTERNAL', error instanceof Error ? error.message : String(error));
}

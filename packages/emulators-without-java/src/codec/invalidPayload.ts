import { StatusError } from '../model/status.ts';

/** The official answer to a body or query that does not fit the message. */
export function invalidPayload(): StatusError {
  return new StatusError('INVALID_ARGUMENT', "Payload isn't valid for request.");
}

import {
  callErrorStatus,
  guestCallErrorSchema,
  translated,
  type CallError,
  type CallErrorCode,
  type GuestCallError,
} from '@selasar/domain';
import { HttpsError } from 'firebase-functions/v2/https';
import { callErrorMessages, type CallErrorMessages } from './callErrorMessages.ts';

/** The facts that the message of a code needs. */
type Facts<Code extends CallErrorCode> = CallErrorMessages[Code] extends string | (() => string)
  ? { facts?: never }
  : CallErrorMessages[Code] extends (facts: infer Needed) => string
    ? { facts: Needed }
    : never;

/** The arguments of an error: its details, with facts instead of the message. */
type Refusal<Details> = {
  [Code in CallErrorCode]: Omit<Details, 'code' | 'message'> & { code: Code } & Facts<Code>;
}[CallErrorCode];

/** An error for staff. Its details have the code, the field and a message that says what to do. */
export function callError({ facts, ...details }: Refusal<CallError>): HttpsError {
  const words = callErrorMessages[details.code] as string | ((facts: unknown) => string);
  const message = typeof words === 'string' ? translated(words) : words(facts);
  return new HttpsError(callErrorStatus[details.code], message, { ...details, message });
}

/** As `callError`, for guests: its type has no field for another guest's booking. */
export const guestError = (refusal: Refusal<GuestCallError>): HttpsError => callError(refusal);

/** Whether an error is safe for guests, wherever it was created. */
export const isForGuests = ({ details }: HttpsError): boolean =>
  guestCallErrorSchema.safeParse(details).success;

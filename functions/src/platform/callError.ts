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

/** The facts that the sentence of a code needs. */
type Facts<Code extends CallErrorCode> = CallErrorMessages[Code] extends string | (() => string)
  ? { facts?: never }
  : CallErrorMessages[Code] extends (facts: infer Needed) => string
    ? { facts: Needed }
    : never;

/** What an error is made of: its details, with the facts of the sentence in the place of the sentence. */
type Refusal<Details> = {
  [Code in CallErrorCode]: Omit<Details, 'code' | 'message'> & { code: Code } & Facts<Code>;
}[CallErrorCode];

/** An error that staff may see. Its details say the code, the field and a sentence a person can act on. */
export function callError({ facts, ...details }: Refusal<CallError>): HttpsError {
  const words = callErrorMessages[details.code] as string | ((facts: unknown) => string);
  const message = typeof words === 'string' ? translated(words) : words(facts);
  return new HttpsError(callErrorStatus[details.code], message, { ...details, message });
}

/** As above, but one that guests may see too: it has no place for another guest's booking. */
export const guestError = (refusal: Refusal<GuestCallError>): HttpsError => callError(refusal);

/** Whether an error says no more than guests may see, wherever it was made. */
export const isForGuests = ({ details }: HttpsError): boolean =>
  guestCallErrorSchema.safeParse(details).success;

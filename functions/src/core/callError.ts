import {
  callErrorStatus,
  guestCallErrorSchema,
  type CallError,
  type GuestCallError,
} from '@selasar/domain';
import { HttpsError } from 'firebase-functions/v2/https';

/** An error that staff may see. Its details say the code, the field and a sentence a person can act on. */
export const callError = (details: CallError): HttpsError =>
  new HttpsError(callErrorStatus[details.code], details.message, details);

/** As above, but one that guests may see too: it has no place for another guest's booking. */
export const guestError = (details: GuestCallError): HttpsError => callError(details);

/** Whether an error says no more than guests may see, wherever it was made. */
export const isForGuests = ({ details }: HttpsError): boolean =>
  guestCallErrorSchema.safeParse(details).success;

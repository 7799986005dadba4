import { callErrorStatus, type CallError } from '@selasar/domain';
import { HttpsError } from 'firebase-functions/v2/https';

/** An error that the caller may see. Its details say the code, the field and a sentence a person can act on. */
export const callError = (details: CallError): HttpsError =>
  new HttpsError(callErrorStatus[details.code], details.message, details);

import {
  type CallError,
  type CallErrorCode,
  callErrorStatus,
  type GuestCallError,
  guestCallErrorSchema,
  type Report,
} from '@selasar/domain/core';
import { translated } from '@selasar/domain/i18n';
import { HttpsError } from 'firebase-functions/v2/https';
import { callErrorMessages, type CallErrorMessages } from './callErrorMessages.ts';

type Facts<Code extends CallErrorCode> = CallErrorMessages[Code] extends string | (() => string)
  ? { facts?: never }
  : CallErrorMessages[Code] extends (facts: infer Needed) => string
    ? { facts: Needed }
    : never;

type Refusal<Details> = {
  [Code in CallErrorCode]: Omit<Details, 'code' | 'message'> & { code: Code } & Facts<Code>;
}[CallErrorCode];

export function callError({ facts, ...details }: Refusal<CallError>): HttpsError {
  const words = callErrorMessages[details.code] as string | ((facts: unknown) => string);
  const message = typeof words === 'string' ? translated(words) : words(facts);
  return new HttpsError(callErrorStatus[details.code], message, { ...details, message });
}

/** As `callError`, for guests: its type has no field for another guest's booking. */
export const guestError = (refusal: Refusal<GuestCallError>): HttpsError => callError(refusal);

export const invalidInput = ({ field, report }: { field: string; report: Report }) =>
  guestError({
    code: 'invalid-input',
    field,
    problem: report.message,
    facts: { problem: { code: report.message, facts: report.params ?? {} } },
  });

export const isForGuests = ({ details }: HttpsError): boolean =>
  guestCallErrorSchema.safeParse(details).success;

import { problemText } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { Failure } from '../../../data/firebase/failure.ts';

const unreachable: PlainMessage =
  'The connection was lost, so we do not know whether your request has arrived. What you typed is kept: please send it again. It will not be counted twice.';
const offline: PlainMessage =
  'You are offline. What you typed is kept: please send it again when the connection is back.';
const changed: PlainMessage =
  'An earlier version of this request has already reached us. To send this version as well, press the button again; to change the earlier one, write to us.';

export function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error.kind === 'unreachable') return t(navigator.onLine ? unreachable : offline);
  // It contains the request id of the log.
  if (error.kind === 'broken') return error.details?.message;
  return error.code === 'request-id-reused' ? t(changed) : error.details?.message;
}

export const refusalOf = (error: unknown) => (error instanceof Failure ? error.details : undefined);

/** Without the free dates of the server's message: the form has buttons for them. */
export const nightsTakenText = (error: unknown): string | undefined =>
  refusalOf(error)?.code === 'nights-taken'
    ? problemText({ code: 'some-nights-taken' })
    : undefined;

export function refusedField<Form extends object>(
  error: unknown,
  form: Form,
): keyof Form | undefined {
  const field = refusalOf(error)?.field;
  return field !== undefined && Object.hasOwn(form, field) ? (field as keyof Form) : undefined;
}

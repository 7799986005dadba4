import { problemText, overridableProblemSchema } from '@selasar/domain';
import type { CallError, NewBookingForm, OverridableProblem, Stay } from '@selasar/domain';
import { isSameRequest } from './sameRequest.ts';

/** Why a booking cannot be made as requested. */
export interface Refusal {
  text: string;
  /** Available alternatives. */
  alternatives: readonly Stay[];
  /** The rule, if staff can override it. */
  soft?: OverridableProblem | undefined;
}

/** The outcome of a sent form that did not become a request. */
export interface FailedAttempt<Form> {
  form: Form;
  text: string;
  /** The server's refusal, if it is one. */
  details: CallError | undefined;
}

/** The message, if it still applies to the form: a refusal no longer applies once another request is typed. */
export const currentFailure = <Form extends object>(
  failed: FailedAttempt<Form> | undefined,
  form: Form,
  isSame: (one: Form, other: Form) => boolean,
): FailedAttempt<Form> | undefined =>
  failed && (!failed.details || isSame(failed.form, form)) ? failed : undefined;

/** Why a booking was refused, if its form is unchanged. */
export function refusalOf(
  failed: FailedAttempt<NewBookingForm> | undefined,
  form: NewBookingForm,
): Refusal | undefined {
  const { text, details } = currentFailure(failed, form, isSameRequest) ?? {};
  if (text === undefined) return undefined;
  return {
    // The server's message lists the available dates, which are buttons here.
    text:
      details?.code === 'nights-taken' && details.freeStays
        ? problemText({ code: 'some-nights-taken' })
        : text,
    alternatives: details?.freeStays ?? [],
    soft: overridableProblemSchema.safeParse(details?.problem).data,
  };
}

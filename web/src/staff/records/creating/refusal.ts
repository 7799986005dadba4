import { problemText, overridableProblemSchema } from '@selasar/domain';
import type { CallError, NewBookingForm, OverridableProblem, Stay } from '@selasar/domain';
import { isSameRequest } from './sameRequest.ts';

/** Why a booking cannot be as it is asked for. */
export interface Refusal {
  text: string;
  /** What could be booked instead. */
  instead: readonly Stay[];
  /** The rule that staff may set aside, if it is one. */
  soft?: OverridableProblem | undefined;
}

/** What became of a form that was sent, if it did not become a request. */
export interface Said<Form> {
  form: Form;
  text: string;
  /** The server's refusal, if it is one. */
  details: CallError | undefined;
}

/** What of it holds for the form as it is now: a refusal is over once another wish is typed. */
export const stillSaid = <Form extends object>(
  said: Said<Form> | undefined,
  form: Form,
  isSame: (one: Form, other: Form) => boolean,
): Said<Form> | undefined =>
  said && (!said.details || isSame(said.form, form)) ? said : undefined;

/** Why a booking was refused, if its form is still the same. */
export function refusalOf(
  said: Said<NewBookingForm> | undefined,
  form: NewBookingForm,
): Refusal | undefined {
  const { text, details } = stillSaid(said, form, isSameRequest) ?? {};
  if (text === undefined) return undefined;
  return {
    // Its message lists the free dates, which are buttons here.
    text:
      details?.code === 'nights-taken' && details.freeStays
        ? problemText({ code: 'some-nights-taken' })
        : text,
    instead: details?.freeStays ?? [],
    soft: overridableProblemSchema.safeParse(details?.problem).data,
  };
}

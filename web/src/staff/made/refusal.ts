import { problemText, softProblemSchema } from '@selasar/domain';
import type { CallError, MadeBookingForm, SoftProblem, Stay } from '@selasar/domain';
import { isSameWish } from './sameWish.ts';

/** Why a booking cannot be as it is asked for. */
export interface Refusal {
  text: string;
  /** What could be booked instead. */
  instead: readonly Stay[];
  /** The rule that staff may set aside, if it is one. */
  soft?: SoftProblem | undefined;
}

/** What became of a form that was sent, if it did not become a booking. */
export interface Said {
  form: MadeBookingForm;
  text: string;
  /** The server's refusal, if it is one. */
  details: CallError | undefined;
}

/** What of it holds for the form as it is now: a refusal is over once another wish is typed. */
export function refusalOf(said: Said | undefined, form: MadeBookingForm): Refusal | undefined {
  if (!said) return undefined;
  const { text, details } = said;
  if (!details) return { text, instead: [] };
  if (!isSameWish(said.form, form)) return undefined;
  const { code, freeStays, problem } = details;
  return {
    // Its message lists the free dates, which are buttons here.
    text: code === 'nights-taken' && freeStays ? problemText({ code: 'some-nights-taken' }) : text,
    instead: freeStays ?? [],
    soft: softProblemSchema.safeParse(problem).data,
  };
}

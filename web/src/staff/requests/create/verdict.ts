import { type CallError, problemText, type Report, type Stay } from '@selasar/domain/core';

export interface Refusal {
  text: string;
  alternatives: readonly Stay[];
  /** Undefined if the server named none. */
  problem?: string | undefined;
}

export interface Verdict {
  /** A sentence each. */
  price: readonly string[];
  /** Staff can override them. */
  soft: readonly { problem: string; text: string }[];
  /** Nobody can override it. */
  hard: Refusal | undefined;
}

export const reportInWords = ({ message: code, params: facts }: Report): string =>
  problemText({ code, ...(facts ? { facts } : {}) });

export interface FailedAttempt<Form> {
  form: Form;
  text: string;
  details: CallError | undefined;
}

export const isSame = <Form>(names: readonly (keyof Form)[], one: Form, other: Form): boolean =>
  names.every((name) => one[name] === other[name]);

/** A refusal no longer applies once another request is typed: `names` are its fields. */
export function refusalOf<Form>(
  failed: FailedAttempt<Form> | undefined,
  form: Form,
  names: readonly (keyof Form)[],
): Refusal | undefined {
  if (!failed || (failed.details && !isSame(names, failed.form, form))) return undefined;
  const { text, details } = failed;
  return {
    // The server's message lists the available dates, which are buttons here.
    text:
      details?.code === 'nights-taken' && details.freeStays
        ? problemText({ code: 'some-nights-taken' })
        : text,
    alternatives: details?.freeStays ?? [],
    problem: details?.problem,
  };
}

export const overridesOf = <Problem extends string>(
  overridable: readonly Problem[],
  verdict: Verdict | undefined,
  refusal: Refusal | undefined,
): Problem[] =>
  overridable.filter(
    (one) =>
      one === refusal?.problem || verdict?.soft.some(({ problem }) => problem === one) === true,
  );

import { problem } from '@selasar/domain';
import type { ProblemCode } from '@selasar/domain';
import { z } from 'zod';

// Rules are typed as text: an empty text is no rule, where a number would be 0.

/** NaN for invalid text. */
export const typedAs = (text: string): number =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;

/** The same text for the same number. */
export const tidied = (text: string): string => {
  const number = typedAs(text);
  return Number.isNaN(number) ? text.trim() : String(number);
};

/** Undefined for an empty text. */
export const numberOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : typedAs(text);

export const textOf = (number: number | undefined): string =>
  number === undefined ? '' : String(number);

/** What is wrong with a typed number, according to the limits of the rule. */
function problemOf(
  text: string,
  { minValue, maxValue, format }: z.ZodNumber,
): { message: ProblemCode; params?: object } | undefined {
  const number = typedAs(text);
  if (Number.isNaN(number)) return problem('number-missing');
  if (format === 'safeint' && !Number.isInteger(number)) return problem('number-not-whole');
  if (minValue !== null && number < minValue) {
    return { ...problem('number-too-small'), params: { limit: minValue } };
  }
  if (maxValue !== null && number > maxValue) {
    return { ...problem('number-too-large'), params: { limit: maxValue } };
  }
  return undefined;
}

export function checkNumber(
  text: string,
  rule: z.ZodNumber,
  context: z.RefinementCtx,
  ...path: string[]
): void {
  const found = problemOf(text, rule);
  if (found) context.addIssue({ code: 'custom', path, ...found });
}

/** A number for a rule, or none. */
export const numberText = (rule: z.ZodNumber) =>
  z.string().superRefine((text, context) => {
    if (text.trim() !== '') checkNumber(text, rule, context);
  });

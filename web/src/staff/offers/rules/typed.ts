import { plainLineSchema, problem, type ProblemCode, typedAs } from '@selasar/domain/core';
import { type Language, languages } from '@selasar/domain/i18n';
import { ruleLimits } from '@selasar/domain/pricing';
import { z } from 'zod';

// Rules are typed as text: an empty text is no rule, where a number would be 0.

export const tidied = (text: string): string => {
  const number = typedAs(text);
  return Number.isNaN(number) ? text.trim() : String(number);
};

export const numberOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : typedAs(text);

export const textOf = (number: number | undefined): string =>
  number === undefined ? '' : String(number);

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

export const numberText = (rule: z.ZodNumber) =>
  z.string().superRefine((text, context) => {
    if (text.trim() !== '') checkNumber(text, rule, context);
  });

export const eachOf = <Name extends string, Value>(
  names: readonly Name[],
  of: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

export const isBlank = (row: object): boolean =>
  Object.values(row).every((text) => String(text).trim() === '');
export const rowsOf = <Row extends z.ZodType<object, object>>(
  row: Row,
  most: number = ruleLimits.periods,
) => z.array(row).max(most, problem('too-many-rows'));

export const filled = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.filter((row) => !isBlank(row));

export const nameLanguages = Object.keys(languages) as Language[];
/** By language, '' for none. */
export const nameFields = (maxLength: number) =>
  eachOf(nameLanguages, () => plainLineSchema(maxLength));

export type TypedNames = Readonly<Record<Language, string>>;

export const namesOf = (typed: TypedNames): Record<string, string> =>
  Object.fromEntries(
    nameLanguages.flatMap((code) => (typed[code].trim() ? [[code, typed[code].trim()]] : [])),
  );

export const typedNames = (names: Readonly<Record<string, string>> = {}): TypedNames =>
  eachOf(nameLanguages, (code) => names[code] ?? '');

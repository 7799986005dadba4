import { toNestErrors } from '@hookform/resolvers';
import { problemText, validateWith } from '@selasar/domain/core';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** An error has the text as its message, for display, and the code as its type, for comparisons. */
export const formResolver =
  <Values extends FieldValues>(schema: z.ZodType<Values, Values>): Resolver<Values> =>
  async (values, _, options) => {
    const checked = await validateWith(schema, values);
    if (!checked.problems) return { values: checked.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const problem of checked.problems) {
      errors[problem.field] ??= { type: problem.code, message: problemText(problem) };
    }
    // An error of a whole list, set later, would replace those of its rows.
    const outerFirst = Object.entries(errors).toSorted(
      ([one], [other]) => one.length - other.length,
    );
    return {
      values: {},
      errors: toNestErrors<Values>(Object.fromEntries(outerFirst), options),
    };
  };

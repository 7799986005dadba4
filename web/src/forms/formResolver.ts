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
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };

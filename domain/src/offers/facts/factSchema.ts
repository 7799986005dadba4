import { z } from 'zod';
import { clockTimeSchema } from '../../core/clockTime.ts';
import { limits } from '../../core/limits.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema, linesSchema } from '../../core/text.ts';
import { areCaptions, readCaptions, writeCaptions } from '../captions.ts';
import type { FactSpec, FactTable } from './fact.ts';

const tooLong = problem('text-too-long');

function countSchema(min: number, max: number) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const issue = (found: ReturnType<typeof problem>, limit?: number) =>
        context.addIssue({
          code: 'custom',
          ...found,
          ...(limit !== undefined && { params: { limit } }),
        });
      if (text === '') return;
      if (!/^\d+$/.test(text)) issue(problem('number-not-whole'));
      else if (Number(text) < min) issue(problem('number-too-small'), min);
      else if (Number(text) > max) issue(problem('number-too-large'), max);
    });
}

/** '' is none; a list is a text with one item per line. */
export function factSchema({ kind }: FactSpec): z.ZodType<string, string> {
  switch (kind.is) {
    case 'choice':
    case 'choices': {
      const isOption = (one: string) => Object.hasOwn(kind.options, one);
      const areOptions = (text: string) =>
        text === '' || (kind.is === 'choice' ? isOption(text) : text.split('\n').every(isOption));
      return z.string().refine(areOptions, problem('field-invalid'));
    }
    case 'count':
      return countSchema(kind.min, kind.max);
    case 'time':
      return clockTimeSchema;
    case 'line':
    case 'name':
      return lineSchema().max(kind.maxLength, tooLong);
    case 'picture':
      return z.string().trim().max(limits.url, tooLong);
    case 'captions':
      return linesSchema()
        .overwrite((text) => writeCaptions(readCaptions(text)))
        .max(limits.translation, tooLong)
        .refine(areCaptions, tooLong);
    default:
      return linesSchema().max(limits.translation, tooLong);
  }
}

type StoredFact = z.ZodCatch<z.ZodOptional<z.ZodType<string, string>>>;

/** A flat map of texts, which the rules can check together. An invalid value is read as none. */
export function storedFactsSchema<Table extends FactTable>(table: Table) {
  const shape = Object.fromEntries(
    Object.entries(table).map(([name, spec]) => [
      name,
      factSchema(spec).optional().catch(undefined),
    ]),
  );
  return z
    .object(shape as { [Name in keyof Table & string]: StoredFact })
    .optional()
    .catch(undefined);
}

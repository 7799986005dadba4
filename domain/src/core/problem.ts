import type { z } from 'zod';
import type { PlainMessage } from '../i18n/languages.ts';
import { t } from '../i18n/t.ts';
import {
  problemMessages,
  type Bound,
  type ProblemCode,
  type ProblemMessages,
} from './problemMessages.ts';

export interface Problem {
  code: ProblemCode;
  facts?: object;
}

export const isProblemCode = (value: unknown): value is ProblemCode =>
  typeof value === 'string' && Object.hasOwn(problemMessages, value);

export function problemText({ code, facts = {} }: Problem): string {
  const words = problemMessages[code] as PlainMessage | ((facts: object) => string);
  return typeof words === 'string' ? t(words) : words(facts);
}

/** Zod provides the facts of a bound. */
type FactArguments<Code extends ProblemCode> = ProblemMessages[Code] extends (
  facts: infer Facts,
) => string
  ? Bound extends Facts
    ? []
    : [facts: Facts]
  : [];

/** Zod's message for people holds our code. */
export function problem<Code extends ProblemCode>(
  code: Code,
  ...facts: FactArguments<Code>
): Report {
  const [params] = facts as [object?];
  return { message: code, ...(params ? { params } : {}) };
}
export interface Report {
  message: ProblemCode;
  params?: object;
}

export interface FieldReport<Field extends string> {
  field: Field;
  report: Report;
}

export const onField = <const Field extends string>(
  field: Field,
  report: Report | undefined,
): FieldReport<Field> | undefined => report && { field, report };

/** A form whose fields must fit together as well. */
export const withProblems = <Form extends object>(
  fields: z.ZodType<Form>,
  problemsOf: (form: Form) => readonly (FieldReport<keyof Form & string> | undefined)[],
) =>
  fields.superRefine((form, context) => {
    for (const found of problemsOf(form)) {
      if (found) context.addIssue({ code: 'custom', path: [found.field], ...found.report });
    }
  }) as z.ZodType<Form, Form>;

interface FieldProblem extends Problem {
  /** Path in the input; '' is the input itself. */
  field: string;
}

export async function validateWith<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
): Promise<{ data: Output; problems?: never } | { problems: FieldProblem[] }> {
  const { data, error } = await schema.safeParseAsync(value, { error: unnamedProblem });
  return error ? { problems: error.issues.map(toProblem) } : { data };
}

function unnamedProblem(issue: z.core.$ZodRawIssue): ProblemCode {
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too-long' : 'too-large';
  if (issue.code === 'too_small') return 'too-small';
  return issue.input === undefined ? 'field-missing' : 'field-invalid';
}

function toProblem(issue: z.core.$ZodIssue): FieldProblem {
  const { message, path } = issue;
  return {
    field: path.join('.'),
    code: isProblemCode(message) ? message : 'field-invalid',
    facts: factsOf(issue),
  };
}

function factsOf(issue: z.core.$ZodIssue): object {
  if (issue.code === 'too_big') return { limit: issue.maximum };
  if (issue.code === 'too_small') return { limit: issue.minimum };
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
}

import type { z } from 'zod';
import { release } from './release.ts';

/**
 * What is logged of an error that nobody expected: its kind and where it came from. Its message is left out, because it
 * may quote what a person typed or what is stored of them. Cloud Error Reporting groups by `stack_trace`, and shows since which
 * release it happens.
 */
export function errorFacts(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error };
  return {
    error: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...(isZodError(error)
      ? { issues: error.issues.map(({ path, code }) => `${path.join('.')}: ${code}`) }
      : {}),
    stack_trace: [error.name, ...framesOf(error)].join('\n'),
    serviceContext: { service: 'functions', version: release() },
  };
}

/** By its name: zod itself is loaded where something is judged. */
const isZodError = (error: Error): error is z.ZodError => error.name === 'ZodError';

/** The lines of the stack after the message, which may have several lines itself. */
function framesOf({ stack = '', message }: Error): string[] {
  const after = message === '' ? stack : (stack.split(message).at(-1) ?? '');
  return after.split('\n').filter((line) => /^\s+at /.test(line));
}

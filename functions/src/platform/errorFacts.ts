import type { z } from 'zod';
import { release } from './release.ts';

/**
 * The log fields of an unexpected error: its kind and origin. The message is left out, because it may quote what a
 * person typed or stored personal data. Cloud Error Reporting groups by `stack_trace` and shows the release in which it
 * first happened.
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

/** Checked by name, because zod is loaded only where something is parsed. */
const isZodError = (error: Error): error is z.ZodError => error.name === 'ZodError';

/** The stack frames after the message, which may have several lines itself. */
function framesOf({ stack = '', message }: Error): string[] {
  const after = message === '' ? stack : (stack.split(message).at(-1) ?? '');
  return after.split('\n').filter((line) => /^\s+at /.test(line));
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

/** Without the message, which may quote personal data. Cloud Error Reporting groups by `stack_trace`. */
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

/** After the message, which may have several lines itself. */
function framesOf({ stack = '', message }: Error): string[] {
  const after = message === '' ? stack : (stack.split(message).at(-1) ?? '');
  return after.split('\n').filter((line) => /^\s+at /.test(line));
}

let known: string | undefined;

/** The beginning of the hash of the bundled code. */
export function release(): string {
  known ??= createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 8);
  return known;
}

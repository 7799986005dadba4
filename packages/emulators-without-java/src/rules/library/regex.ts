import { RE2JS } from 're2js';
import { fail } from '../evaluation/failure.ts';
import type { Failure } from '../evaluation/failure.ts';

const CACHED_AT_MOST = 500;
const compiled = new Map<string, RE2JS | Failure>();

/** Compiles an RE2 expression (linear time, whatever the pattern); the most recent ones are kept. */
export function regex(pattern: string): RE2JS | Failure {
  const cached = compiled.get(pattern);
  if (cached) return cached;
  const result = compile(pattern);
  if (compiled.size >= CACHED_AT_MOST) compiled.clear();
  compiled.set(pattern, result);
  return result;
}

function compile(pattern: string): RE2JS | Failure {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return fail(`Invalid regular expression: ${pattern}.`);
  }
}

import { describe, expect, it } from 'vitest';
import { compilePattern } from './pathPattern.ts';

describe('compilePattern', () => {
  it.each([
    ['c/{id}', 'c/a', true],
    ['/c/{id}/', 'c/a', true],
    ['c/{id}', 'c/a/s/b', false],
    ['c/{id}', 'd/a', false],
    ['c/*', 'c/a', true],
    ['c/{id}/s/{s}', 'c/a/s/b', true],
    ['c/{id}/{coll}/{s}', 'c/a/x/b', true],
    ['c/{p=**}', 'c/a/s/b', true],
    ['{p=**}', 'c/a', true],
    ['**/s/{id}', 'c/a/s/b', true],
    ['c/a.b', 'c/axb', false],
    ['c/pre*', 'c/prefix', true],
    ['c/{id=pre*}', 'c/other', false],
  ])('%s against %s: %s', (pattern, path, matches) => {
    expect(compilePattern(pattern)(path)).toBe(matches);
  });
});

import { expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

it.each([
  ['/', '/'],
  ['/tours', '/tours'],
  ['/tours/', '/tours'],
  ['/Tours/Ubud-Walk//', '/tours/ubud-walk'],
  // A browser would take it for another host.
  ['//evil.example', '/evil.example'],
  ['///', '/'],
])('%s is written %s', (given, written) => {
  expect(canonicalPath(given)).toBe(written);
});

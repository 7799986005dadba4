import { expect, it } from 'vitest';
import { canonicalPath, hasKey } from './canonicalPath.ts';

it.each([
  ['/', '/'],
  ['/tours', '/tours'],
  ['/tours/', '/tours'],
  ['/Tours/Ubud-Walk//', '/tours/ubud-walk'],
  // A browser would read it as another host.
  ['//evil.example', '/evil.example'],
  ['///', '/'],
])('%s is written %s', (given, written) => {
  expect(canonicalPath(given)).toBe(written);
});

it.each([
  ['/Trip/aB3', '/trip/aB3'],
  ['/ID/trip//aB3/', '/id/trip/aB3'],
  ['/CREW/aB3', '/crew/aB3'],
  ['/ICAL/Villa/aB3.ics', '/ical/Villa/aB3.ics'],
])('leaves the letters of a key as they are: %s', (given, written) => {
  expect(canonicalPath(given)).toBe(written);
  expect(hasKey(written)).toBe(true);
});

it('recognises addresses without a key', () => {
  for (const path of ['/trip', '/tours/trip', '/', '/id/trips/a']) expect(hasKey(path)).toBe(false);
});

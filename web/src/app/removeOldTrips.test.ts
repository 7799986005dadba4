import { expect, it } from 'vitest';
import { removeOldTrips } from './removeOldTrips.ts';

it('removes keys and copies of trips that earlier versions kept, and nothing else', () => {
  for (const name of ['trip', 'trip-copy:a', 'trip-copy:b', 'currency']) {
    localStorage.setItem(name, 'x');
  }
  sessionStorage.setItem('trip', 'a-key');
  removeOldTrips();
  expect(Object.keys(localStorage)).toEqual(['currency']);
  expect(sessionStorage.getItem('trip')).toBe('a-key');
});

import { expect, it } from 'vitest';
import { waitingText } from './Status.tsx';

const hour = 3_600_000;

it.each([
  [0.5 * hour, ''],
  [hour, ''],
  [hour + 1, '1 h'],
  [2.9 * hour, '2 h'],
  [47.5 * hour, '47 h'],
  [48 * hour, '2 d'],
  // A clock that is behind the server's.
  [-hour, ''],
])('%d ms: %j', (waitedMs, text) => {
  expect(waitingText(1000, 1000 + waitedMs)).toBe(text);
});

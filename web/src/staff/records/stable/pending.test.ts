import { expect, it } from 'vitest';
import { pendingIn, pendingText } from './pending.ts';

const words = (frozen: string, live: string) =>
  pendingText(pendingIn(Array.from(frozen), Array.from(live)));

it.each([
  ['the same', 'abcd', 'abcd', ''],
  ['new ones, that push others off the page', 'abcd', 'xyab', '2 new'],
  ['one that left, so that an older one moves up', 'abcd', 'acde', '1 gone'],
  ['one that changed its place', 'abcd', 'acdb', '3 moved'],
  ['all of them at once', 'abcd', 'xcad', '1 new, 1 gone, 2 moved'],
  ['the first one of all', '', 'a', '1 new'],
  ['the only one that leaves', 'a', '', '1 gone'],
])('tells of %s', (_, frozen, live, text) => {
  expect(words(frozen, live)).toBe(text);
});

import { expect, it } from 'vitest';
import { before } from './git.ts';

const deploys = (commits: string) =>
  Array.from(commits, (commit, index) => ({ tag: `deploy/production/${index}`, commit }));

it.each([
  ['', undefined],
  ['a', undefined],
  ['aa', undefined],
  ['ab', 'a'],
  ['abb', 'a'],
  // Back from b to a: there is nothing before a.
  ['aba', undefined],
  ['xaba', 'x'],
  // And forward to b again.
  ['xabab', 'a'],
])('before the version that is there after %j was %j', (commits, commit) => {
  expect(before(deploys(commits))?.commit).toBe(commit);
});

import { expect, it } from 'vitest';
import { previousDeploy } from './git.ts';

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
])('the previous deploy of %j is %j', (commits, commit) => {
  expect(previousDeploy(deploys(commits))?.commit).toBe(commit);
});

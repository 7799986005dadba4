import { expect, it } from 'vitest';
import { readDeployOptions, USAGE } from './options.ts';

it('parses the environment and the options', () => {
  expect(readDeployOptions(['staging', '--dry-run', '--tested'])).toEqual({
    name: 'staging',
    dryRun: true,
    preview: undefined,
    tested: true,
    yes: false,
  });
  expect(readDeployOptions(['staging', '--preview', 'new-cards'])).toMatchObject({
    preview: 'new-cards',
  });
});

it.each([
  [[], USAGE],
  [['live'], USAGE],
  [['staging', 'production'], USAGE],
  [['staging', '--only', 'hosting'], USAGE],
  [['production', '--preview', 'a'], 'A preview uses the data of staging'],
])('rejects %j, and prints the usage', (args, message) => {
  expect(() => readDeployOptions(args)).toThrow(message);
});

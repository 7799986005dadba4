import { expect, it } from 'vitest';
import { readDeployOptions, USAGE } from './options.ts';

it('reads where to and how', () => {
  expect(readDeployOptions(['staging', '--dry-run', '--tested'])).toEqual({
    name: 'staging',
    dryRun: true,
    preview: undefined,
    back: false,
    tested: true,
    yes: false,
    anyway: false,
  });
  expect(readDeployOptions(['production', '--back'])).toMatchObject({ back: true });
  expect(readDeployOptions(['staging', '--preview', 'new-cards'])).toMatchObject({
    preview: 'new-cards',
  });
});

it.each([
  [[], USAGE],
  [['live'], USAGE],
  [['staging', 'production'], USAGE],
  [['staging', '--only', 'hosting'], USAGE],
  [['staging', '--preview', 'a', '--back'], USAGE],
  [['production', '--preview', 'a'], 'A preview talks to the data of staging'],
  [['staging', '--preview', 'New cards'], "small letters, digits and '-'"],
])('does not take %j, and says what it takes', (args, message) => {
  expect(() => readDeployOptions(args)).toThrow(message);
});

const functions = process.env.MUTATE === 'functions';
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: functions ? ['functions/src/**/*.ts', '!functions/src/**/*.test.ts'] : ['domain/src/**/*.ts', '!domain/src/**/*.test.ts', '!domain/src/samples/**'],
  mutator: { excludedMutations: functions ? ['StringLiteral'] : [] },
  coverageAnalysis: 'perTest',
  tsconfigFile: 'none.json',
  concurrency: functions ? 1 : 2,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `.local/mutants-${functions ? 'functions' : 'domain'}.json` },
  tempDirName: '.local/stryker',
  ignorePatterns: ['web', 'emulator', 'art', '.local', 'functions/lib'],
  allowConsoleColors: false,
};

import { defineConfig } from 'vitest/config';
import { projects as engineProjects } from './emulator/vitest.config.ts';

const CONSOLE = 'tests/support/console.ts';
const QUIET_SDK = { setupFiles: [CONSOLE, 'tests/support/quietSdk.ts'] };
const project = (name: string, include: string, more = {}) => ({
  test: {
    name,
    include: [include],
    setupFiles: [CONSOLE],
    // On a busy machine anything may be slow.
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // Many files in few processes: loading libraries for each file anew takes longer than testing.
    isolate: false,
    ...more,
  },
});
const TWO = { maxWorkers: 2 };
/** On any machine one file at a time: what one deletes while another has the figures proven can be misjudged locally. */
const ONE = { maxWorkers: 1 };
const BROWSER_LIKE = {
  ...TWO,
  environment: 'jsdom',
  setupFiles: [CONSOLE, 'web/src/testing/setup.ts'],
};
const SLOW = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Projects with another number of workers run one after the other, should they be asked for together. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

export default defineConfig({
  test: {
    projects: [
      // Need nothing but Node.
      project('brand', 'brand/**/*.test.ts', TWO),
      project('domain', 'domain/src/**/*.test.ts', TWO),
      project('functions-unit', 'functions/src/**/*.test.ts', TWO),
      project('scripts', 'scripts/**/*.test.ts', TWO),
      project('web', 'web/src/**/*.test.ts', BROWSER_LIKE),
      // Draw what they test.
      project('components', 'web/src/**/*.test.tsx', BROWSER_LIKE),
      // `emulator` and `engine`: the package's own, which run without us as well.
      ...engineProjects.map((its) => ({ ...its, root: 'emulator' })),
      // Builds to where firebase.json looks, and starts plain firebase-tools.
      project('plain', 'tests/plain/**/*.test.ts', {
        ...turn(1),
        ...ONE,
        testTimeout: 600_000,
      }),
      // A copy of the project with another brand, built and started.
      project('second-brand', 'tests/brand/**/*.test.ts', {
        ...turn(1),
        ...ONE,
        testTimeout: 600_000,
        hookTimeout: 60_000,
      }),
      // Need the running suite that `npm test` starts.
      project('rules', 'tests/rules/**/*.test.ts', {
        ...SLOW,
        ...QUIET_SDK,
        ...turn(2),
        ...ONE,
      }),
      project('functions', 'tests/functions/**/*.test.ts', {
        ...SLOW,
        ...turn(2),
        ...ONE,
        exclude: ['tests/functions/inside/**'],
      }),
      // Load the functions into their own process, with a configuration of their own; so each file needs its own.
      project('functions-inside', 'tests/functions/inside/**/*.test.ts', {
        ...SLOW,
        ...turn(2),
        ...ONE,
        isolate: true,
      }),
      // A browser, its test and its servers keep a processor busy: more at a time make all of them late.
      // One file at a time: rows that one makes would arrive in the lists of another, under its pointer.
      project('e2e', 'tests/e2e/**/*.test.ts', {
        ...SLOW,
        ...turn(3),
        ...ONE,
        exclude: ['tests/e2e/alone/**'],
      }),
      // Change for a while what holds for all guests.
      project('e2e-alone', 'tests/e2e/alone/**/*.test.ts', {
        ...SLOW,
        ...turn(4),
        ...ONE,
      }),
    ],
  },
});

import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { projects as engineProjects } from './packages/emulators-without-java/vitest.config.ts';
import { moveClock } from './scripts/suite/clock/clock.ts';
import { suiteWorkers } from './tests/support/suite/workers.ts';

// On the day that TEST_DAY names, if there is one: what is started from here has it, too.
moveClock();

const CONSOLE = 'tests/support/console.ts';
const QUIET_SDK = 'tests/support/quietSdk.ts';
/** Nothing here runs on Google's machines or speaks TLS: SDKs do not look for either, nor warn that there is none. */
const OFFLINE = { METADATA_SERVER_DETECTION: 'none', NODE_EXTRA_CA_CERTS: '' };
const project = (name: string, include: string, more = {}) => ({
  test: {
    name,
    include: [include],
    setupFiles: [CONSOLE],
    env: OFFLINE,
    maxWorkers: availableParallelism(),
    // On a busy machine anything may be slow.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Many files in few processes: loading libraries for each file anew takes longer than testing.
    isolate: false,
    ...more,
  },
});
const BROWSER_LIKE = {
  environment: 'jsdom',
  setupFiles: [CONSOLE, 'web/src/testing/setup.ts'],
};
/** Each of them starts a suite of its own, or changes a copy of the project. */
const WHOLE_PROJECT = { testTimeout: 600_000, hookTimeout: 60_000 };
/** Unpacks the browser before any worker asks for it. */
const BROWSER = 'tests/support/browser/globalSetup.ts';
/** Each worker has a Firebase suite of its own, which globalSetup starts. */
const onSuite = (setupFiles: string[] = []) => ({
  maxWorkers: suiteWorkers,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  globalSetup: ['tests/support/suite/globalSetup.ts'],
  setupFiles: [CONSOLE, 'tests/support/suite/env.ts', ...setupFiles],
});
/** UTC-11, UTC+8 and UTC+14: dates are days in Bali, wherever the machine stands. */
const ZONES = ['Pacific/Pago_Pago', 'Asia/Makassar', 'Pacific/Kiritimati'];
/** Projects of one turn run together, by the same number of workers; a later turn begins when the earlier ones have ended. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

const ofSuite = onSuite();
const inBrowser = { ...ofSuite, ...turn(2), globalSetup: [BROWSER, ...ofSuite.globalSetup] };

export default defineConfig({
  test: {
    projects: [
      // Need nothing but Node.
      project('brand', 'brand/**/*.test.ts'),
      project('domain', 'domain/**/*.test.ts'),
      project('functions-unit', 'functions/src/**/*.test.ts'),
      project('scripts', '{scripts,deploy,tests/bench,tests/support}/**/*.test.ts', {
        exclude: ['deploy/command/google.test.ts'],
      }),
      project('web', 'web/src/**/*.test.ts', BROWSER_LIKE),
      // Draw what they test.
      project('components', 'web/src/**/*.test.tsx', BROWSER_LIKE),
      // `emulator` and `engine`: the package's own, which run without us as well.
      ...engineProjects.map(({ test }) => ({
        root: 'packages/emulators-without-java',
        test: {
          ...test,
          env: OFFLINE,
          maxWorkers: availableParallelism(),
          globalSetup: test.name === 'engine' ? [path.resolve(BROWSER)] : [],
        },
      })),
      // What counts days, in other time zones.
      ...ZONES.map((TZ) =>
        project(`zone-${TZ}`, '{domain,functions}/src/**/*.test.ts', { env: { ...OFFLINE, TZ } }),
      ),
      // Change copies of the project, or ask firebase-tools for what it does not do at once.
      project('recipes', '{tests/recipes/recipes,deploy/command/google}.test.ts', {
        ...WHOLE_PROJECT,
        ...turn(3),
      }),
      // Builds to where firebase.json looks, and starts plain firebase-tools.
      project('plain', 'tests/plain/**/*.test.ts', { ...WHOLE_PROJECT, ...turn(3) }),
      // A copy of the project with another brand, built and started.
      project('second-brand', 'tests/brand/**/*.test.ts', {
        ...WHOLE_PROJECT,
        ...turn(3),
        globalSetup: [BROWSER],
      }),
      // Need a running suite.
      project('rules', 'tests/rules/**/*.test.ts', { ...onSuite([QUIET_SDK]), ...turn(2) }),
      project('functions', 'tests/functions/**/*.test.ts', {
        ...onSuite(),
        ...turn(2),
        exclude: ['tests/functions/{in-process,own-process,fuzz}/**'],
      }),
      // What is drawn at random, a year of business, and a server that is killed.
      project('fuzz', 'tests/functions/fuzz/**/*.test.ts', { ...onSuite(), ...turn(2) }),
      // Load the functions into their own process, each file with a configuration of its own.
      project('functions-in-process', 'tests/functions/in-process/**/*.test.ts', {
        ...onSuite(['tests/functions/in-process/setup.ts']),
        ...turn(2),
        // firebase-functions reads it once; FIREBASE_DEBUG_FEATURES of a file says what it means there.
        env: { ...OFFLINE, FIREBASE_DEBUG_MODE: 'true' },
      }),
      // As above, and need a process each: firebase-functions takes hold of the console for good.
      project('functions-own-process', 'tests/functions/own-process/**/*.test.ts', {
        ...onSuite(),
        ...turn(2),
        isolate: true,
      }),
      // The journeys of the product, in a browser; then what else has to be seen in one.
      project('e2e', 'tests/e2e/**/*.test.ts', inBrowser),
      project('browser', 'tests/browser/**/*.test.ts', inBrowser),
    ],
  },
});

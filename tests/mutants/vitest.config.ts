import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { defineConfig, type Plugin } from 'vitest/config';
import { ROOT } from '../../scripts/suite/root.ts';

const isOfFunctions = process.env['MUTATED_PACKAGE'] === 'functions';

const project = (name: string, test: object) => ({
  test: {
    name,
    runner: 'tests/mutants/failsToLoad.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each run has its own process or thread; files that may share it load libraries once.
    isolate: false,
    ...test,
  },
});

/** Stryker always requests threads, which are faster. */
const IN_PROCESSES: Plugin = {
  name: 'processes',
  configureVitest: ({ project }) => {
    project.config.pool = 'forks';
  },
};

/** These tests change the time zone, which all threads of a process share. */
const ZONES = 'domain/src/core/dates.test.ts';

export const DOMAIN = [
  project('domain', { include: ['domain/src/**/*.test.ts'], exclude: [ZONES] }),
  { ...project('zones', { include: [ZONES] }), plugins: [IN_PROCESSES] },
];

/** The environment of the functions, from the same files that the emulator reads. */
const settings = Object.assign(
  {},
  ...['.env', '.env.local'].map((name) =>
    parseEnv(readFileSync(path.join(ROOT, 'functions', name), 'utf8')),
  ),
);
const QUIET = 'tests/mutants/quietConsole.ts';
export const FUNCTIONS = [
  project('functions', {
    env: settings,
    setupFiles: [QUIET, 'tests/mutants/functionsHere.ts'],
    include: ['functions/src/**/*.test.ts', 'tests/functions/*.test.ts'],
    // Excluded: these tests start programs, wait for the suite's workers or fill it; another process does the work.
    exclude: [
      'tests/functions/{controlCharacters,grant,mail,reindex,removedAdmin,seed,stats,undoMail}.test.ts',
    ],
  }),
  project('abuse', {
    env: settings,
    setupFiles: [QUIET, 'tests/mutants/functionsHere.ts'],
    // Isolated: it calls over HTTP and deletes the app at its end.
    isolate: true,
    include: ['tests/functions/in-process/abuse.test.ts'],
  }),
  project('in-process', {
    env: settings,
    setupFiles: [QUIET],
    // Isolated: each has its own configuration or database.
    isolate: true,
    include: ['tests/functions/{in-process,own-process}/*.test.ts'],
    // The first is included above; the others reload the functions with another configuration, or take minutes.
    exclude: ['tests/functions/in-process/{abuse,appCheck,races}.test.ts'],
  }),
];

export default defineConfig({
  test: { projects: isOfFunctions ? FUNCTIONS : DOMAIN },
});

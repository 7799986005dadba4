import { defineConfig, type Plugin } from 'vitest/config';

const isOfFunctions = process.env['MUTATED_ROOM'] === 'functions';

const project = (name: string, test: object) => ({
  test: {
    name,
    runner: 'scripts/mutants/code/failsToLoad.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each run has a process or thread of its own; files that may share it load the libraries once.
    isolate: false,
    ...test,
  },
});

/** Stryker asks for threads, which are faster, whatever is configured. */
const IN_PROCESSES: Plugin = {
  name: 'processes',
  configureVitest: ({ project }) => {
    project.config.pool = 'forks';
  },
};

/** They change the time zone, and all threads of a process have one. */
const ZONES = 'domain/src/core/dates.test.ts';

const DOMAIN = [
  project('domain', { include: ['domain/src/**/*.test.ts'], exclude: [ZONES] }),
  { ...project('zones', { include: [ZONES] }), plugins: [IN_PROCESSES] },
];

const FUNCTIONS = [
  project('functions', {
    setupFiles: ['tests/mutants/functionsHere.ts'],
    include: ['functions/src/**/*.test.ts', 'tests/functions/*.test.ts'],
    // Start programs of their own, wait for the suite's workers or fill it: another process does the work.
    exclude: [
      'tests/functions/{controlCharacters,grant,localWorkers,mail,reindex,removedAdmin,seed,stats,undoMail,workers}.test.ts',
    ],
  }),
  project('inside', {
    setupFiles: ['tests/mutants/quietFunctions.ts'],
    // Each has a configuration or a database of its own.
    isolate: true,
    include: ['tests/functions/inside/*.test.ts'],
    // Load the functions anew with another configuration, or take minutes.
    exclude: ['tests/functions/inside/{appCheck,races}.test.ts'],
  }),
];

export default defineConfig({
  test: { projects: isOfFunctions ? FUNCTIONS : DOMAIN },
});

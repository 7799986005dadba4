import { defineConfig } from 'vitest/config';

const DOMAIN = { include: ['domain/src/**/*.test.ts'] };

/** Unit tests, and those whose calls can reach functions of their own process. */
const FUNCTIONS = {
  include: ['functions/src/**/*.test.ts', 'tests/functions/{,inside/}*.test.ts'],
  exclude: [
    // Start programs of their own, stop the suite's workers or fill it: another process does the work.
    'tests/functions/{controlCharacters,grant,localWorkers,mail,reindex,removedAdmin,seed,stats,undoStatus,workers}.test.ts',
    // Load the functions anew with another configuration, or take minutes.
    'tests/functions/inside/{appCheck,races}.test.ts',
  ],
  setupFiles: ['tests/mutants/functionsHere.ts'],
};

export default defineConfig({
  plugins: [
    {
      name: 'processes',
      // Stryker asks for threads, and all threads of a process have one time zone.
      configureVitest({ vitest, project }) {
        vitest.config.pool = 'forks';
        project.config.pool = 'forks';
      },
    },
  ],
  test: {
    runner: 'scripts/mutants/code/failsToLoad.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    ...(process.env['MUTATED_ROOM'] === 'functions' ? FUNCTIONS : DOMAIN),
  },
});

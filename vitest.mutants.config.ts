import { defineConfig } from 'vitest/config';
const functions = process.env['MUTATE'] === 'functions';
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(functions
      ? {
          include: ['functions/src/**/*.test.ts', 'tests/functions/*.test.ts', 'tests/functions/inside/*.test.ts'],
          exclude: ['tests/functions/{controlCharacters,grant,localWorkers,mail,reindex,removedAdmin,seed,stats,workers}.test.ts', 'tests/functions/inside/{appCheck,races}.test.ts'],
          setupFiles: ['tests/mutants/functionsHere.ts'],
        }
      : { include: ['domain/src/**/*.test.ts'] }),
  },
});

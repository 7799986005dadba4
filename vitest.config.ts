import { defineConfig } from 'vitest/config';

const project = (name: string, include: string, more = {}) => ({
  // What is waited for may be slow on a busy machine.
  test: { name, include: [include], expect: { poll: { timeout: 15_000 } }, ...more },
});
/** Many small files in few processes: setting up a place of its own for each takes longer than testing. */
const QUICK = { isolate: false, maxWorkers: 2 };
const BROWSER_LIKE = {
  ...QUICK,
  environment: 'jsdom',
  setupFiles: ['web/src/testing/setup.ts'],
  testTimeout: 30_000,
};
const SLOW = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Projects with another number of workers run one after the other, should they be asked for together. */
const turn = (groupOrder: number) => ({ sequence: { groupOrder } });

export default defineConfig({
  test: {
    projects: [
      // Need nothing but Node.
      project('domain', 'domain/src/**/*.test.ts', QUICK),
      project('functions-unit', 'functions/src/**/*.test.ts', QUICK),
      project('emulator', 'emulator/src/**/*.test.ts', QUICK),
      project('web', 'web/src/**/*.test.ts', BROWSER_LIKE),
      // Draw what they test.
      project('components', 'web/src/**/*.test.tsx', BROWSER_LIKE),
      // Starts engines of its own; needs emulator/dist.
      project('engine', 'emulator/test/**/*.test.ts', {
        ...SLOW,
        ...turn(1),
        isolate: false,
        maxWorkers: 2,
      }),
      // Need the running suite that `npm test` starts.
      project('rules', 'tests/rules/**/*.test.ts', { ...SLOW, ...turn(2) }),
      project('functions', 'tests/functions/**/*.test.ts', { ...SLOW, ...turn(2) }),
      project('e2e', 'tests/e2e/**/*.test.ts', { ...SLOW, ...turn(3), maxWorkers: 2 }),
    ],
  },
});

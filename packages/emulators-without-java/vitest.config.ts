import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A set-up of the tests; its whole path, because others may load this file from elsewhere. */
const setUp = (name: string) => fileURLToPath(new URL(`test/testing/${name}.ts`, import.meta.url));

const common = {
  setupFiles: [setUp('console')],
  // On a busy machine anything may be slow.
  testTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
  isolate: false,
  maxWorkers: 2,
};

/** Projects with `root` at this folder. */
export const projects = [
  // Needs nothing but Node.
  { test: { ...common, name: 'emulator', include: ['src/**/*.test.ts'] } },
  // Starts engines of its own; needs dist/.
  {
    test: {
      ...common,
      name: 'engine',
      include: ['test/**/*.test.ts'],
      setupFiles: [...common.setupFiles, setUp('quietSdk')],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      sequence: { groupOrder: 1 },
    },
  },
];

export default defineConfig({ test: { projects } });

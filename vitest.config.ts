import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
        },
      },
      { test: { name: 'functions-unit', include: ['functions/src/**/*.test.ts'] } },
      { test: { name: 'emulator', include: ['emulator/src/**/*.test.ts'] } },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      { test: { name: 'engine', include: ['emulator/test/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});

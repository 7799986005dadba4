// Setup of mutation tests: silences functions that run in the tests' own process.
import { vi } from 'vitest';

for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation(() => undefined);
}

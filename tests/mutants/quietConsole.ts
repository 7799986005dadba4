// Set up for the run of mutants: functions that run in the process of the tests say nothing there.
import { vi } from 'vitest';

for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation(() => undefined);
}

// Set up for the run of mutants: functions that run in the process of the tests find their settings, and say nothing.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { vi } from 'vitest';

for (const name of ['.env', '.env.local']) {
  const file = new URL(`../../functions/${name}`, import.meta.url);
  Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
}
for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation(() => undefined);
}

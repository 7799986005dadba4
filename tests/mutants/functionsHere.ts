// Set up for the run of mutants: calls reach the functions of this very process, where one of them is mutated, instead
// of those that the suite runs. The suite's own go on to count and to mail.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterAll, vi } from 'vitest';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import { serve } from '../functions/inside/serve.ts';

for (const name of ['.env', '.env.local']) {
  const file = new URL(`../../functions/${name}`, import.meta.url);
  Object.assign(process.env, parseEnv(readFileSync(file, 'utf8')));
}
for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  vi.spyOn(console, method).mockImplementation(() => undefined);
}

const server = await serve(async (path: string) => {
  const functions: Readonly<Record<string, unknown>> = await import('../../functions/src/index.ts');
  return functions[path.split('/').at(-1) ?? ''] as HttpsFunction;
});
process.env['FUNCTIONS_EMULATOR_HOST'] = new URL(server.url).host;
afterAll(server.close);

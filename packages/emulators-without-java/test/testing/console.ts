// Set up for all tests: what is written to the console fails the test, or the file outside of its tests. A test that
// expects output takes it: vi.spyOn(console, 'warn').mockImplementation(…).
import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const written: string[] = [];

for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  console[method] = (...parts: unknown[]) => {
    written.push(`console.${method}: ${format(...parts)}`);
  };
}

for (const stream of ['stdout', 'stderr'] as const) {
  process[stream].write = (text: string | Uint8Array) => {
    // Node hands on what a child process wrote, also when that is nothing.
    if (text.length > 0) written.push(`process.${stream}: ${String(text)}`);
    return true;
  };
}

function expectNone() {
  const unexpected = written.splice(0);
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join('\n')}`);
}

afterEach(expectNone);
afterAll(expectNone);

/** The program that stands in for the Storage rules runtime: JSON lines on standard input and output. */
import { createInterface } from 'node:readline';
import { StorageRulesRuntime } from './runtime.ts';

const send = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};
const runtime = new StorageRulesRuntime(send);

createInterface({ input: process.stdin }).on('line', (line) => {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    console.error('A line on standard input is not JSON.');
    return;
  }
  void runtime.receive(message);
});
send({ id: -1, status: 'ok', errors: [], warnings: [] });

/**
 * The program that stands in for the Firestore emulator. The port accepts first and everything heavy is loaded
 * after that: connections wait meanwhile.
 */
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { parseFlags, USAGE, wantsHelp } from './flags.ts';
import { reportFault } from './model/fault.ts';

/** How the official emulator ends, by signal (128 + number). */
const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
const PARENT_WATCH_MS = 1000;

const argv = process.argv.slice(2);
if (wantsHelp(argv)) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const flags = parseFlags(argv);
const waiting: Socket[] = [];
let accept = (socket: Socket): void => {
  socket.on('error', () => socket.destroy());
  waiting.push(socket);
};

for (const [signal, code] of Object.entries(SIGNAL_EXIT_CODES)) {
  // Nothing needs saving: the data lives in memory, and the CLI exports before it stops us.
  process.on(signal, () => process.exit(code));
}
if (flags.endsWithParent) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid === parent) return;
    console.error('Whoever started the engine has ended, and so does it.');
    process.exit(0);
  }, PARENT_WATCH_MS).unref();
}
// Without a reader for its output, the engine goes on silently.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
// A bug in one request must not take everybody's data along.
process.on('uncaughtException', (error) => reportFault(error, 'uncaught exception'));
process.on('unhandledRejection', (error) => reportFault(error, 'unhandled rejection'));

const server = createServer({ noDelay: true }, (socket) => accept(socket));
server.on('error', (error: NodeJS.ErrnoException) => {
  const inUse = error.code === 'EADDRINUSE';
  const place = `${flags.host}:${flags.port}`;
  fail(
    inUse
      ? `${place}: address already in use. End what listens there, or name another port with --port.`
      : String(error),
  );
});
server.listen(flags.port, flags.host, () => {
  start().catch((error: unknown) => {
    // A file that can't be read, or what is in it: its own words say enough.
    if (error instanceof Error && 'code' in error) fail(error.message);
    reportFault(error, 'start');
    process.exit(1);
  });
});

async function start(): Promise<void> {
  const { startEngine } = await import('./engine.ts');
  accept = await startEngine(flags, () => process.exit(0));
  for (const socket of waiting.splice(0)) accept(socket);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : flags.port;
  process.stdout.write(banner(flags.host, port));
}

function banner(host: string, port: number): string {
  return `API endpoint: http://${host}:${port}
If you are using a library that supports the FIRESTORE_EMULATOR_HOST environment variable, run:

   export FIRESTORE_EMULATOR_HOST=${host}:${port}

If you are running a Firestore in Datastore Mode project, this engine does not support it.

Dev App Server is now running.

`;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

import { messageOf } from './progress.ts';
import { parseArgs } from 'node:util';
import {
  BLOCK_SIZE,
  DEFAULT_BASE_PORT,
  findFreeBase,
  portsFrom,
  type Ports,
  takenPorts,
} from './ports.ts';

export interface StartOptions {
  readonly ports: Ports;
  readonly official: boolean;
  readonly fresh: boolean;
  readonly busy: boolean;
}

const USAGE = `Options:
  --port N     first of the ${BLOCK_SIZE} ports in a row that the suite uses (default ${DEFAULT_BASE_PORT})
  --fresh      forget what the last run left, and begin with the demo data
  --busy       a year of business, with data of its own: 2,000 bookings and 500 transfers
  --official   Google's own Firestore and Storage-rules emulators instead of the local engine (Java 21, network)`;

/** Reads the command line. Throws an Error that says what to type instead, also when a port is taken. */
export async function readOptions(args: string[]): Promise<StartOptions> {
  const { values } = parse(args);
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  const base = values.port === undefined ? DEFAULT_BASE_PORT : Number(values.port);
  if (!Number.isInteger(base) || base < 1024 || base > 65_500) {
    throw new Error(`--port ${values.port}: a whole number from 1024 to 65500 is needed.`);
  }
  const ports = portsFrom(base);
  const taken = await takenPorts(ports);
  if (taken.length > 0) {
    const list = taken.map((service) => `${ports[service]} (${service})`).join(', ');
    const free = await findFreeBase(base + 100);
    throw new Error(
      `In use already: port ${list}.\nChoose others with:  npm start -- --port ${free}`,
    );
  }
  const { official = false, fresh = false, busy = false } = values;
  return { ports, official, fresh, busy };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        port: { type: 'string' },
        official: { type: 'boolean' },
        fresh: { type: 'boolean' },
        busy: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Error(`${messageOf(error)}\n${USAGE}`, { cause: error });
  }
}

import { commandLine } from './commandLine.ts';
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
  --port N     the first of the ${BLOCK_SIZE} ports in a row that the suite uses (default ${DEFAULT_BASE_PORT})
  --fresh      deletes the data of the last run and starts with the demo data
  --busy       starts with a year of data, stored separately: 2,000 bookings and 500 transfers
  --official   uses Google's Firestore and Storage rules emulators instead of the local engine (Java 21, network)`;

/** Parses the command line. Throws an Error with the correct usage, also if a port is in use. */
export async function readOptions(args: string[]): Promise<StartOptions> {
  const { values } = commandLine(USAGE, {
    args,
    options: {
      port: { type: 'string' },
      official: { type: 'boolean' },
      fresh: { type: 'boolean' },
      busy: { type: 'boolean' },
    },
  });
  const base = values.port === undefined ? DEFAULT_BASE_PORT : Number(values.port);
  if (!Number.isInteger(base) || base < 1024 || base > 65_500) {
    throw new Error(`--port ${values.port}: please use a whole number from 1024 to 65500.`);
  }
  const ports = portsFrom(base);
  const taken = await takenPorts(ports);
  if (taken.length > 0) {
    const list = taken.map((service) => `${ports[service]} (${service})`).join(', ');
    const free = await findFreeBase(base + 100);
    throw new Error(`Already in use: port ${list}.\nTo use others:  npm start -- --port ${free}`);
  }
  const { official = false, fresh = false, busy = false } = values;
  return { ports, official, fresh, busy };
}

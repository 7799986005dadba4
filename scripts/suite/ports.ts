import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Every server of the suite has a fixed offset from the site's port, in one block of ports. The site uses the same offsets
 * (web/src/data/firebase/config.ts).
 */
export const PORT_OFFSETS = {
  hosting: 0,
  auth: 1,
  firestore: 2,
  functions: 3,
  storage: 4,
  hub: 5,
  logging: 6,
  eventarc: 7,
  tasks: 8,
  firestoreWebsocket: 9,
  vite: 10,
  mailbox: 11,
  /** Reserved by a process that tests with the suite. */
  claim: 12,
  /** Only of plain firebase-tools. */
  ui: 13,
} as const;
export type Service = keyof typeof PORT_OFFSETS;
export type Ports = Readonly<Record<Service, number>>;

export const DEFAULT_BASE_PORT = 5200;
/** Some ports are spare. */
export const BLOCK_SIZE = 20;
/** The last port of a block: listening on it reserves the block. */
const RESERVATION = BLOCK_SIZE - 1;

export function portsFrom(base: number): Ports {
  const entries = Object.entries(PORT_OFFSETS).map(([service, offset]) => [service, base + offset]);
  return Object.fromEntries(entries) as Ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The services of the block whose port is in use. */
export async function takenPorts(ports: Ports): Promise<Service[]> {
  const services = Object.keys(ports) as Service[];
  const free = await Promise.all(services.map((service) => isFree(ports[service])));
  return services.filter((_, i) => !free[i]);
}

/** The first block at or above `from` whose ports are all free. Throws if there is none below 65,000. */
export async function findFreeBase(from: number): Promise<number> {
  for (let base = from; base < 65_000; base += BLOCK_SIZE) {
    if (!(await isFree(base + RESERVATION))) continue;
    if ((await takenPorts(portsFrom(base))).length === 0) return base;
  }
  throw new Error(`No ${BLOCK_SIZE} free ports in a row between ${from} and 65000.`);
}

/**
 * As findFreeBase, and reserves the block for the lifetime of this process, so that another process does not pick it before
 * the suite's servers listen.
 */
export async function reserveBase(from: number): Promise<number> {
  const base = await findFreeBase(from);
  const held = net.createServer().unref();
  const isHeld = await new Promise<boolean>((resolve) => {
    held.once('error', () => resolve(false));
    held.listen(base + RESERVATION, '127.0.0.1', () => resolve(true));
  });
  return isHeld ? base : reserveBase(from);
}

/** Whether the port accepts connections. Never binds the port: its server may be about to do so. */
function isServed(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Waits until the port accepts connections. Throws after 30 seconds. */
export async function accepts(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await isServed(port))) {
    if (Date.now() > deadline) throw new Error(`Nothing serves port ${port}.`);
    await sleep(100);
  }
}

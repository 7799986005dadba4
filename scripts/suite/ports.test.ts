import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import {
  accepts,
  BLOCK_SIZE,
  findFreeBase,
  PORT_OFFSETS,
  portsFrom,
  reserveBase,
  takenPorts,
} from './ports.ts';
import { ROOT } from './root.ts';

const servers: net.Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((done) => server.close(() => done(undefined)))),
  );
});

async function listen(port: number): Promise<void> {
  const server = net.createServer();
  servers.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Far from the usual ports of suites, and different for each test. */
let from = 28_000;
const freeBase = async () => {
  const base = await findFreeBase(from);
  from = base + BLOCK_SIZE;
  return base;
};

it('gives each server a port of its own in the block', () => {
  const ports = Object.values(portsFrom(5200));
  expect(new Set(ports).size).toBe(Object.keys(PORT_OFFSETS).length);
  expect(Math.min(...ports)).toBe(5200);
  expect(Math.max(...ports)).toBeLessThan(5200 + BLOCK_SIZE);
});

it('names the services whose port is taken', async () => {
  const ports = portsFrom(await freeBase());
  expect(await takenPorts(ports)).toEqual([]);
  await listen(ports.firestore);
  await listen(ports.mailbox);
  expect(await takenPorts(ports)).toEqual(['firestore', 'mailbox']);
});

it('finds the first block that is free, past one with a port that is taken', async () => {
  const base = await freeBase();
  expect(await findFreeBase(base)).toBe(base);
  await listen(portsFrom(base).mailbox);
  const next = await findFreeBase(base);
  expect(next).toBeGreaterThan(base);
  expect((next - base) % BLOCK_SIZE).toBe(0);
  expect(await takenPorts(portsFrom(next))).toEqual([]);
});

it('gives two who look at the same time a block each', async () => {
  const base = await freeBase();
  const [first, second] = await Promise.all([reserveBase(base), reserveBase(base)]);
  expect(first).not.toBe(second);
  expect([first, second]).not.toContain(await findFreeBase(base));
});

it('says when there is no free block', async () => {
  await expect(findFreeBase(65_000)).rejects.toThrow('No 20 free ports in a row');
});

it('waits until somebody accepts connections', async () => {
  const { vite } = portsFrom(await freeBase());
  let accepted = false;
  const waiting = accepts(vite).then(() => (accepted = true));
  expect(accepted).toBe(false);
  await listen(vite);
  await waiting;
  expect(accepted).toBe(true);
});

it('has the places that the site counts with', async () => {
  const site = await readFile(path.join(ROOT, 'web/src/data/firebase/config.ts'), 'utf8');
  const offsets = /const offsets = \{([^}]*)\}/.exec(site)?.[1] ?? '';
  const counted = Array.from(offsets.matchAll(/(\w+): (\d+)/g), ([, service, place]) => [
    service,
    Number(place),
  ]);
  expect(counted).toHaveLength(5);
  expect(PORT_OFFSETS).toMatchObject(Object.fromEntries(counted));
});

import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Delivery } from './delivery.ts';

const RETRY_POLICY = { minBackoffMs: 1, maxBackoffMs: 8, giveUpAfterMs: 60 };
const event = (body: string) => () => ({ headers: {}, body });
const until = (check: () => void) => vi.waitFor(check, { interval: 1, timeout: 10_000 });

let received: string[];
let status: number;
let answering = Promise.resolve();
const server = createServer((request, response) => {
  let body = '';
  request
    .on('data', (data) => (body += data))
    .on('end', () => {
      received.push(body);
      void answering.then(() => response.writeHead(status).end());
    });
});
const agent = new Agent();
let reports: unknown[];

beforeEach(async () => {
  received = [];
  reports = [];
  status = 200;
  answering = Promise.resolve();
  vi.spyOn(console, 'error').mockImplementation((text) => void reports.push(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
const newDelivery = (retryPolicy = RETRY_POLICY) => {
  const { port } = server.address() as AddressInfo;
  return new Delivery(new URL(`http://127.0.0.1:${port}/x`), agent, retryPolicy);
};

it('gives an event up once its time is over, and says so', async () => {
  status = 500;
  const delivery = newDelivery();
  delivery.enqueue('c/a', event('a'));
  await until(() => expect(reports).toContain('/x: event given up: the answer was 500'));
  expect(reports).toEqual([
    '/x: event not taken, it comes again: the answer was 500',
    '/x: event given up: the answer was 500',
  ]);
  expect(received.length).toBeGreaterThan(1);
  expect(new Set(received)).toEqual(new Set(['a']));
});

it('goes on when the receiver comes back', async () => {
  const delivery = newDelivery({ ...RETRY_POLICY, giveUpAfterMs: 60_000 });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  delivery.enqueue('c/a', event('a'));
  await until(() => expect(reports).toHaveLength(1));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await until(() => expect(received).toEqual(['a']));
});

it('has fifty events under way at most', async () => {
  let go = () => {};
  answering = new Promise((resolve) => (go = resolve));
  const delivery = newDelivery();
  for (let n = 0; n < 120; n++) delivery.enqueue(`c/${n}`, event(String(n)));
  await until(() => expect(received).toHaveLength(50));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(received).toHaveLength(50);
  go();
  await until(() => expect(received).toHaveLength(120));
});

it('reports an event that cannot be built, and goes on with the next', async () => {
  const delivery = newDelivery();
  const impossible = () => {
    throw new TypeError('a bug made for this test');
  };
  // As many as may wait at all: each one that stayed would take the place of another.
  for (let n = 0; n < 10_000; n++) delivery.enqueue('c/a', impossible);
  delivery.enqueue('c/a', event('one too many'));
  await until(() => expect(reports).toHaveLength(10_001));
  expect(reports[0]).toBe('/x: 10000 events are waiting, one is dropped');
  expect(reports[1]).toMatch(
    /^Internal fault \(event for \/x\): TypeError: a bug made for this test\n/,
  );
  delivery.enqueue('c/a', event('a'));
  await until(() => expect(received).toEqual(['a']));
});

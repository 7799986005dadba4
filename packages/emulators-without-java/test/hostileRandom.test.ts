import { afterAll, beforeAll, expect, it } from 'vitest';
import { random } from '../src/testing/random.ts';
import { FULL_TIMEOUT_MS, SEED, size } from '../src/testing/size.ts';
import { startEngine } from './testing/engine.ts';
import type { Engine } from './testing/engine.ts';
import { Heap } from './testing/hostile/heap.ts';
import { randomRequest } from './testing/hostile/requests.ts';
import type { HostileRequest } from './testing/hostile/requests.ts';
import { Sender } from './testing/hostile/send.ts';

/** Requests that nobody sane sends, over each transport: all are answered, and nothing of them stays. */
const REQUESTS = size(1000, 20_000);
const AT_A_TIME = 20;
/** Besides documents and the last changes, which are cleared and bounded. */
const MAX_GROWTH_MB = 5;

let engine: Engine;
let heap: Heap;
let sender: Sender;
beforeAll(async () => {
  engine = await startEngine([], { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  heap = await Heap.open(engine.stderr());
  sender = new Sender(engine.host, engine.port);
});
afterAll(async () => {
  heap.close();
  sender.close();
  await engine.stop();
});

/** Of the server's faults, gRPC answers INTERNAL (13) to what it can't decode, and UNKNOWN is for strange authorization. */
const isFine = (request: HostileRequest, outcome: string): boolean => {
  if (request.kind === 'raw') return outcome !== 'hangs';
  if (request.kind === 'grpc') return !['2', 'hangs'].includes(outcome);
  return Number(outcome) < 500 || ['UNIMPLEMENTED', 'UNKNOWN'].includes(outcome);
};

async function attack(from: number, to: number): Promise<string[]> {
  const failures: string[] = [];
  for (let first = from; first < to; first += AT_A_TIME) {
    const count = Math.min(AT_A_TIME, to - first);
    await Promise.all(
      Array.from({ length: count }, async (_, offset) => {
        const request = randomRequest(random(SEED * 1_000_000 + first + offset));
        const outcome = await sender.send(request);
        if (isFine(request, outcome)) return;
        const { body, ...rest } = request;
        failures.push(
          `${first + offset}: ${outcome} ${JSON.stringify(rest)} ${body.toString('hex')}`,
        );
      }),
    );
  }
  return failures;
}

it(`${REQUESTS} random requests, seed ${SEED}`, { timeout: FULL_TIMEOUT_MS }, async () => {
  const half = REQUESTS / 2;
  expect(await attack(0, half)).toEqual([]);
  const before = await heap.usedMb();
  expect(await attack(half, REQUESTS)).toEqual([]);
  expect(await heap.usedMb()).toBeLessThan(before + MAX_GROWTH_MB);
  const response = await fetch(`http://${engine.host}:${engine.port}/`);
  expect(await response.text()).toBe('Ok\n');
  // All it has to report is that it is watched.
  const reports = engine
    .stderr()
    .split('\n')
    .filter((line) => !/debugg|inspector|^$/i.test(line));
  expect(reports).toEqual([]);
});

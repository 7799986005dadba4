import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { playSchedules } from './schedules.ts';

/** A Functions emulator with two scheduled functions, and what it was asked to run. */
async function emulator() {
  const run: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const key = url.split('/').at(-1) ?? '';
    if (key === '-') response.writeHead(404).end('keys: bali-everyMinute-0, bali-everyHour-0');
    else {
      run.push(key);
      response.end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, run };
}

it('a suite runs its scheduled functions at each full minute and hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date('2026-12-01T03:58:30Z') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { host, run } = await emulator();
  playSchedules(host);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(run).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitUntil(() => run.length === 1);
  expect(run).toEqual(['bali-everyMinute-0']);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitUntil(() => run.length === 3);
  expect(run.toSorted()).toEqual(['bali-everyHour-0', 'bali-everyMinute-0', 'bali-everyMinute-0']);
});

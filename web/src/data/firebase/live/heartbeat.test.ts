import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Connection from './connection.ts';
import type * as Heartbeat from './heartbeat.ts';

let connection: typeof Connection;
let startHeartbeat: typeof Heartbeat.startHeartbeat;

beforeEach(async () => {
  vi.resetModules();
  // A connection that loses every packet: requests are never answered.
  vi.doMock('firebase/firestore', async (original) => ({
    ...(await original<object>()),
    runTransaction: () => new Promise(() => undefined),
  }));
  connection = await import('./connection.ts');
  ({ startHeartbeat } = await import('./heartbeat.ts'));
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('firebase/firestore');
  vi.resetModules();
});

it('detects within ten seconds that the server does not answer', async () => {
  const stop = startHeartbeat();
  await vi.advanceTimersByTimeAsync(9900);
  expect(connection.isReachable()).toBe(false);
  stop();
});

it('reports nothing once it is stopped', async () => {
  const stop = startHeartbeat();
  // The first request is pending.
  await vi.advanceTimersByTimeAsync(5000);
  expect(connection.isReachable()).toBe(true);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.isReachable()).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable, noteBeat } from './connection.ts';
import { startHeartbeat } from './heartbeat.ts';

// A line that loses everything: questions are never answered.
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  runTransaction: () => new Promise(() => undefined),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => {
  noteBeat(true);
  vi.useRealTimers();
});

it('finds out in less than ten seconds that nobody answers', async () => {
  const stop = startHeartbeat();
  await vi.advanceTimersByTimeAsync(9900);
  expect(isReachable()).toBe(false);
  stop();
});

it('says nothing more once it is stopped', async () => {
  const stop = startHeartbeat();
  // The first question is under way.
  await vi.advanceTimersByTimeAsync(5000);
  expect(isReachable()).toBe(true);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isReachable()).toBe(true);
});

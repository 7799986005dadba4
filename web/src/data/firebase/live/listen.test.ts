import type { Query, QuerySnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failure } from '../failure.ts';
import type * as Connection from './connection.ts';
import type * as Listening from './listen.ts';

/** A connection fault and a server refusal at the moments that matter. */
const onSnapshot = vi.fn<(...args: unknown[]) => () => void>();
let listenToFound: typeof Listening.listenToFound;
let isReachable: typeof Connection.isReachable;

interface Line {
  answer: (found: { fromCache: boolean; changes: number; empty?: boolean }) => void;
  fail: () => void;
}

/** Listens to a source that the test controls. */
function listen() {
  const received: unknown[] = [];
  const failures: Failure[] = [];
  const line: Line = { answer: () => undefined, fail: () => undefined };
  onSnapshot.mockImplementation((...args) => {
    const [, , next, error] = args as [
      unknown,
      unknown,
      (found: unknown) => void,
      (error: Error) => void,
    ];
    line.answer = ({ fromCache, changes, empty = false }) =>
      next({ empty, metadata: { fromCache }, docChanges: () => Array.from({ length: changes }) });
    line.fail = () => error(new Error('broken off'));
    return () => undefined;
  });
  const stop = listenToFound({} as Query)(
    (found: QuerySnapshot) => received.push(found.metadata.fromCache),
    (failure) => failures.push(failure),
  );
  return { line, received, failures, stop };
}

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('firebase/firestore', async (original) => ({
    ...(await original<object>()),
    onSnapshot,
  }));
  ({ listenToFound } = await import('./listen.ts'));
  ({ isReachable } = await import('./connection.ts'));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('firebase/firestore');
  vi.resetModules();
});

it("waits a while for the server's answer before it shows cached data", () => {
  const { line, received, stop } = listen();
  line.answer({ fromCache: true, changes: 1 });
  expect(received).toEqual([]);
  line.answer({ fromCache: false, changes: 1 });
  expect(received).toEqual([false]);
  vi.runAllTimers();
  expect(received).toEqual([false]);
  stop();
});

it('shows cached data when the server stays silent', () => {
  const { line, received, stop } = listen();
  line.answer({ fromCache: true, changes: 1 });
  vi.runAllTimers();
  expect(received).toEqual([true]);
  stop();
});

it('a cache without any of it does not say that there is none', () => {
  const { line, received, stop } = listen();
  line.answer({ fromCache: true, changes: 0, empty: true });
  vi.runAllTimers();
  expect(received).toEqual([]);
  line.answer({ fromCache: false, changes: 0, empty: true });
  expect(received).toEqual([false]);
  stop();
});

it('ends with a failure, and no partial list replaces it', () => {
  const { line, received, failures, stop } = listen();
  line.answer({ fromCache: true, changes: 1 });
  line.fail();
  vi.runAllTimers();
  expect(failures).toMatchObject([{ kind: 'broken' }]);
  expect(received).toEqual([]);
  stop();
});

it('does not leave the connection lost after a failure', () => {
  const { line } = listen();
  line.answer({ fromCache: true, changes: 1 });
  line.fail();
  vi.runAllTimers();
  expect(isReachable()).toBe(true);
});

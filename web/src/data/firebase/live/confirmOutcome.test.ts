import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure, type FailureKind } from '../failure.ts';
import { beginSession, endSession } from '../lifetime.ts';
import { noteBeat } from './connection.ts';
import { confirmOutcome, confirmDone } from './confirmOutcome.ts';

const failed = (kind: FailureKind) => Promise.reject(new Failure(kind, `test-${kind}`));
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  beginSession();
  noteBeat(true);
  vi.useRealTimers();
});

/** The outcome so far. */
function run(act: () => Promise<string>, readBack: () => Promise<string>) {
  const onUnsure = vi.fn<() => void>();
  const reads = vi.fn<() => Promise<string>>(readBack);
  const state: { outcome?: unknown; failure?: unknown } = {};
  void confirmOutcome({
    act,
    readBack: reads,
    hasChanged: (found) => found !== 'as before',
    onUnsure,
  }).then(
    (outcome) => (state.outcome = outcome),
    (failure: unknown) => (state.failure = failure),
  );
  return { state, reads, onUnsure };
}
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

it("returns the server's answer", async () => {
  const { state, reads } = run(async () => 'done', never);
  await pass();
  expect(state.outcome).toEqual({ answer: 'done' });
  expect(reads).not.toHaveBeenCalled();
});

it("rejects with the server's refusal", async () => {
  const { state, reads } = run(() => failed('refused'), never);
  await pass();
  expect(state.failure).toMatchObject({ kind: 'refused' });
  expect(reads).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<never>, number]>([
  ['the line is cut', () => failed('unreachable'), 0],
  ['the answer makes no sense', () => failed('broken'), 0],
  ['no answer comes', never, 20_000],
])('looks at the server when %s', async (_, act, milliseconds) => {
  const { state, onUnsure } = run(act, async () => 'what it has');
  await pass(milliseconds);
  expect(state.outcome).toEqual({ found: 'what it has' });
  expect(onUnsure).not.toHaveBeenCalled();
});

it('does not trust a look that finds nothing done while a slow server may still do it', async () => {
  let now = 'as before';
  const { state, reads, onUnsure } = run(never, async () => now);
  await pass(20_000);
  expect(onUnsure).toHaveBeenCalledTimes(1);
  await pass(8000);
  expect(state).toEqual({});
  expect(reads.mock.calls.length).toBeGreaterThan(1);
  now = 'done after all';
  await pass(4000);
  expect(state.outcome).toEqual({ found: 'done after all' });
});

it("knows that nothing was done once the server's time is over", async () => {
  const { state, onUnsure } = run(never, async () => 'as before');
  await pass(64_000);
  expect(state).toEqual({});
  await pass(5000);
  expect(state.outcome).toEqual({ found: 'as before' });
  expect(onUnsure).toHaveBeenCalledTimes(1);
});

it('trusts the first look if the request was cut off', async () => {
  const { state, onUnsure } = run(
    () => failed('unreachable'),
    async () => 'as before',
  );
  await pass();
  expect(state.outcome).toEqual({ found: 'as before' });
  expect(onUnsure).not.toHaveBeenCalled();
});

it('rejects when the server reports its own fault', async () => {
  const details = { code: 'internal', message: 'Something went wrong.' } as const;
  const failure = new Failure('broken', 'internal', { details });
  const { state, reads } = run(() => Promise.reject(failure), never);
  await pass();
  expect(state.failure).toBe(failure);
  expect(reads).not.toHaveBeenCalled();
});

it('reports an unknown outcome once, and looks again until it is known', async () => {
  let readBack = () => failed('unreachable') as Promise<string>;
  const { state, reads, onUnsure } = run(
    () => failed('unreachable'),
    () => readBack(),
  );
  await pass(9000);
  expect(reads).toHaveBeenCalledTimes(3);
  expect(onUnsure).toHaveBeenCalledTimes(1);
  readBack = async () => 'there';
  await pass(4000);
  expect(state.outcome).toEqual({ found: 'there' });
});

it('sends nothing while the server is known to be unreachable', async () => {
  noteBeat(false);
  const act = vi.fn<() => Promise<string>>(async () => 'done');
  const { state } = run(act, never);
  await pass();
  expect(state.failure).toMatchObject({ kind: 'unreachable', code: 'not-sent' });
  expect(act).not.toHaveBeenCalled();
});

it('ends with the session: no more looks, no more reports', async () => {
  const { state, reads, onUnsure } = run(
    () => failed('unreachable'),
    () => failed('unreachable'),
  );
  await pass();
  expect(reads).toHaveBeenCalledTimes(1);
  endSession();
  await pass(60_000);
  expect(reads).toHaveBeenCalledTimes(1);
  expect(onUnsure).toHaveBeenCalledTimes(1);
  expect(state).toEqual({});
});

it('reports no answer that comes after the session', async () => {
  const { state } = run(
    () => new Promise((resolve) => setTimeout(() => resolve('late'), 1000)),
    never,
  );
  endSession();
  await pass(2000);
  expect(state).toEqual({});
});

it('is done when the server answers so, or already has the change', async () => {
  const onUnsure = () => undefined;
  const readBack = async () => true;
  expect(await confirmDone({ act: async () => 'ok', readBack: async () => false, onUnsure })).toBe(
    true,
  );
  expect(await confirmDone({ act: () => failed('unreachable'), readBack, onUnsure })).toBe(true);
  expect(
    await confirmDone({ act: () => failed('unreachable'), readBack: async () => false, onUnsure }),
  ).toBe(false);
});

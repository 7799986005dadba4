import type { CallError, StatusChange } from '@selasar/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import type { CurrentRecord } from '../../../data/records/readCurrentRecord.ts';
import { perCall, setAll, stopped, undoAll } from './runBulk.ts';

const own = 'me';
const changes = (count: number): StatusChange[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'bookings',
    id: `b${index}`,
    from: 'pending',
    to: 'confirmed',
  }));
const refusal = (code: CallError['code'], message: string): CallError => ({ code, message });
const now = (status: string, by = own): CurrentRecord => ({
  status,
  last: { id: 'e1', from: 'pending', to: status, by, at: new Date() },
});

/** A server with the given answers, and what was sent to it. */
function server(answer: (batch: readonly StatusChange[], call: number) => unknown) {
  const sent: string[][] = [];
  const controller = new AbortController();
  const steps: number[] = [];
  const calls: string[] = [];
  const has = new Map<string, CurrentRecord>();
  return {
    sent,
    steps,
    calls,
    has,
    stop: () => controller.abort(),
    run: (count: number) =>
      setAll({
        changes: changes(count),
        uid: own,
        set: async ({ changes: batch }) => {
          sent.push(batch.map(({ id }) => id));
          return (await answer(batch, sent.length)) as {
            results: { id: string; eventId: string }[];
          };
        },
        readBack: async (id) => {
          const found = has.get(id);
          if (!found) throw new Error('not reached');
          return found;
        },
        onUnsure: () => calls.push('unsure'),
        signal: controller.signal,
        onStep: ({ length }) => steps.push(length),
      }),
  };
}
const allDone = (batch: readonly StatusChange[]) => ({
  results: batch.map(({ id }) => ({ id, eventId: `e-${id}` })),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends batch by batch, and reports progress', async () => {
  const { run, sent, steps } = server(allDone);
  const outcomes = await run(2 * perCall + 3);
  expect(sent.map(({ length }) => length)).toEqual([perCall, perCall, 3]);
  expect(steps).toEqual([perCall, 2 * perCall, 2 * perCall + 3]);
  expect(outcomes.every(({ eventId }) => eventId?.startsWith('e-b'))).toBe(true);
});

it('one refusal does not stop the others', async () => {
  const { run } = server((batch) => ({
    results: batch.map(({ id }) =>
      id === 'b1' ? { id, refusal: refusal('nights-taken', 'Taken.') } : { id, eventId: 'e' },
    ),
  }));
  expect(await run(3)).toEqual([
    { id: 'b0', eventId: 'e' },
    { id: 'b1', problem: 'Taken.' },
    { id: 'b2', eventId: 'e' },
  ]);
});

it('sends nothing more once stopped, and reports an outcome for each record', async () => {
  const fake = server((batch, call) => {
    if (call === 1) fake.stop();
    return allDone(batch);
  });
  const outcomes = await fake.run(perCall + 2);
  expect(fake.sent).toHaveLength(1);
  expect(outcomes.slice(perCall)).toEqual([
    { id: `b${perCall}`, problem: stopped },
    { id: `b${perCall + 1}`, problem: stopped },
  ]);
});

it('reads what has arrived when the connection breaks, sends nothing again, and reports an outcome for each record', async () => {
  const fake = server((batch, call) => {
    if (call === 1) return allDone(batch);
    throw new Failure('unreachable', 'unavailable');
  });
  const running = fake.run(perCall + 2);
  await vi.waitFor(() => expect(fake.calls).toEqual(['unsure']));
  // The first record of the second batch had arrived, the other had not.
  fake.has.set(`b${perCall}`, now('confirmed'));
  fake.has.set(`b${perCall + 1}`, { status: 'pending', last: undefined });
  await vi.advanceTimersByTimeAsync(5000);
  const outcomes = await running;
  expect(fake.sent).toHaveLength(2);
  expect(outcomes.at(-2)).toEqual({ id: `b${perCall}`, eventId: 'e1' });
  expect(outcomes.at(-1)?.problem).toContain('still pending: your change did not arrive');
});

it("does not take another user's change for its own", async () => {
  const fake = server(() => {
    throw new Failure('unreachable', 'unavailable');
  });
  fake.has.set('b0', now('confirmed', 'somebody else'));
  const [itemOutcome] = await fake.run(1);
  expect(itemOutcome?.eventId).toBeUndefined();
  expect(itemOutcome?.problem).toContain('It is confirmed now.');
});

it('reports failure for the rest when the user loses their role, and sends nothing more', async () => {
  const fake = server((batch, call) => {
    if (call === 1) return allDone(batch);
    throw new Failure('refused', 'staff-only', { details: refusal('staff-only', 'For staff.') });
  });
  const outcomes = await fake.run(3 * perCall);
  expect(fake.sent).toHaveLength(2);
  expect(outcomes.slice(perCall).every(({ problem }) => problem === 'For staff.')).toBe(true);
});

it('undoes its own changes, and counts changes that are already undone as undone', async () => {
  const done = changes(3).map(({ kind, id, to }) => ({ kind, id, to, eventId: 'e' }));
  const outcomes = await undoAll({
    changes: done,
    undo: async () => ({
      results: [
        { id: 'b0', status: 'pending' },
        { id: 'b1', refusal: refusal('already-undone', 'Undone.') },
        { id: 'b2', refusal: refusal('changed-since', 'It is cancelled now.') },
      ],
    }),
    readBack: async () => now('confirmed'),
    onUnsure: () => undefined,
  });
  expect(outcomes).toEqual([
    { id: 'b0' },
    { id: 'b1' },
    { id: 'b2', problem: 'It is cancelled now.' },
  ]);
});

import type { CallError } from '@selasar/domain/core';
import type { StatusChange } from '@selasar/domain/requests';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import type { CurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { refusedLines, setAll, undoAll } from './runBulk.ts';

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

/** A server with the given answer, and what was sent to it. */
function server(answer: (changes: readonly StatusChange[]) => unknown) {
  const sent: string[][] = [];
  const calls: string[] = [];
  const has = new Map<string, CurrentRecord>();
  return {
    sent,
    calls,
    has,
    run: (count: number) =>
      setAll({
        changes: changes(count),
        uid: own,
        set: async ({ changes: all }) => {
          sent.push(all.map(({ id }) => id));
          return (await answer(all)) as { results: { id: string; eventId: string }[] };
        },
        readBack: async (id) => {
          const found = has.get(id);
          if (!found) throw new Error('not reached');
          return found;
        },
        onUnsure: () => calls.push('unsure'),
      }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends one call for all', async () => {
  const { run, sent } = server((all) => ({
    results: all.map(({ id }) => ({ id, eventId: `e-${id}` })),
  }));
  const outcomes = await run(50);
  expect(sent.map(({ length }) => length)).toEqual([50]);
  expect(outcomes.every(({ id, eventId }) => eventId === `e-${id}`)).toBe(true);
});

it('one refusal does not stop the others', async () => {
  const { run } = server((all) => ({
    results: all.map(({ id }) =>
      id === 'b1' ? { id, refusal: refusal('nights-taken', 'Taken.') } : { id, eventId: 'e' },
    ),
  }));
  expect(await run(3)).toEqual([
    { id: 'b0', eventId: 'e' },
    { id: 'b1', problem: 'Taken.' },
    { id: 'b2', eventId: 'e' },
  ]);
});

it('reads what has arrived when the connection breaks, sends nothing again, and reports an outcome for each record', async () => {
  const fake = server(() => {
    throw new Failure('unreachable', 'unavailable');
  });
  const running = fake.run(2);
  await vi.waitFor(() => expect(fake.calls).toEqual(['unsure']));
  // The first change had arrived, the other had not.
  fake.has.set('b0', now('confirmed'));
  fake.has.set('b1', { status: 'pending', last: undefined });
  await vi.advanceTimersByTimeAsync(5000);
  const [first, second] = await running;
  expect(fake.sent).toHaveLength(1);
  expect(first).toEqual({ id: 'b0', eventId: 'e1' });
  expect(second?.problem).toContain('still pending: your change did not arrive');
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

it('reports the failure for each record when the user has lost their role', async () => {
  const fake = server(() => {
    throw new Failure('refused', 'staff-only', { details: refusal('staff-only', 'For staff.') });
  });
  const outcomes = await fake.run(3);
  expect(outcomes.map(({ problem }) => problem)).toEqual([
    'For staff.',
    'For staff.',
    'For staff.',
  ]);
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

it('a reason that all have is said once, others by name', () => {
  const items = ['b0', 'b1', 'b2'].map((id) => ({ id, customerName: `Ana ${id}` }));
  const offline = items.map(({ id }) => ({ id, problem: 'You are offline.' }));
  expect(refusedLines(items, offline)).toEqual([{ id: 'b0', text: 'You are offline.' }]);
  const some = [{ id: 'b0', eventId: 'e' }, ...offline.slice(1)];
  expect(refusedLines(items, some).map(({ text }) => text)).toEqual([
    'Ana b1 #b1: You are offline.',
    'Ana b2 #b2: You are offline.',
  ]);
  expect(refusedLines(items, offline.slice(0, 1))).toEqual([
    { id: 'b0', text: 'Ana b0 #b0: You are offline.' },
  ]);
});

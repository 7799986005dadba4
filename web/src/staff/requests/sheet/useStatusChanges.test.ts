import type { Booking } from '@selasar/domain/requests';
import { act, render, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../../data/firebase/failure.ts';
import type { CurrentRecord } from '../../../data/requests/readCurrentRecord.ts';
import { kindsForStaff } from '../kindsForStaff.ts';
import { useStatusChanges } from './useStatusChanges.ts';

const booking = { id: 'b1', status: 'pending' } as Booking;
const own = 'me';

/** A server that answers when the test says so. */
function server() {
  const calls: string[] = [];
  let settle: { resolve: (answer: { eventId: string }) => void; reject: (error: Error) => void };
  let has: CurrentRecord | undefined;
  const kind = {
    ...kindsForStaff.bookings,
    setStatus: (_id: string, from: string, to: string) =>
      new Promise<{ eventId: string }>((resolve, reject) => {
        calls.push(`${from} to ${to}`);
        settle = { resolve, reject };
      }),
    brief: () => 'Ana',
    done: (to: string) => ({ title: `done ${to}`, lines: [] }),
  };
  const readBack = async () => {
    if (!has) throw new Error('not reached');
    return has;
  };
  const refusal = new Failure('refused', 'busy', {
    details: { code: 'busy', message: 'Others are faster.' },
  });
  return {
    options: { kind, isOpen: () => false, uid: own, readBack },
    calls,
    accept: () => act(async () => settle.resolve({ eventId: 'e1' })),
    refuse: () => act(async () => settle.reject(refusal)),
    /** The answer is lost; this is the server's state. */
    lose: (found: CurrentRecord | undefined) =>
      act(async () => {
        has = found;
        settle.reject(new Failure('unreachable', 'unavailable'));
      }),
    answerAgain: (found: CurrentRecord) => {
      has = found;
    },
  };
}

/** What a failed change says. */
function failure(): string {
  const failed = toast.getToasts().findLast((one) => 'title' in one && one.title === failedTitle);
  if (!failed || !('description' in failed)) return '';
  return render(failed.description as ReactElement).container.textContent;
}
const failedTitle = kindsForStaff.bookings.failed.title;

const toasts = () => toast.getToasts().map((one) => ('title' in one ? one.title : undefined));

beforeEach(() => {
  vi.useFakeTimers();
  for (const { id } of toast.getToasts()) toast.dismiss(id);
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const fake = server();
  const { result } = renderHook(() => useStatusChanges(fake.options));
  act(() => void result.current.change(booking, 'confirmed'));
  return { ...fake, result };
}
const change = (by: string): CurrentRecord => ({
  status: 'confirmed',
  last: { id: 'e1', from: 'pending', to: 'confirmed', by, at: new Date() },
});

it('shows a change once the server has accepted it, and not before', async () => {
  const { result, accept } = start();
  expect(result.current.shown(booking).status).toBe('pending');
  expect(result.current.recent('b1')?.phase).toBe('running');
  await accept();
  expect(result.current.shown(booking).status).toBe('confirmed');
  expect(result.current.shown({ ...booking, status: 'cancelled' }).status).toBe('cancelled');
  expect(toasts()).toContain('done confirmed');
});

it('disables the buttons for at least two seconds, also after a refusal', async () => {
  const { result, refuse, calls } = start();
  await refuse();
  expect(calls).toEqual(['pending to confirmed']);
  expect(failure()).toBe('Others are faster.');
  expect(result.current.shown(booking).status).toBe('pending');
  act(() => void vi.advanceTimersByTime(1900));
  expect(result.current.recent('b1')).toBeDefined();
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current.recent('b1')).toBeUndefined();
});

it('recognizes its own change when the answer is lost', async () => {
  const { result, lose, calls } = start();
  await lose(change(own));
  expect(result.current.shown(booking).status).toBe('confirmed');
  expect(toasts()).toContain('done confirmed');
  expect(calls).toEqual(['pending to confirmed']);
});

it('reports the actual state when the answer is lost and the change did not arrive, or another did', async () => {
  const first = start();
  await first.lose({ status: 'pending', last: undefined });
  expect(failure()).toContain('still pending: your change did not arrive');
  const second = start();
  await second.lose(change('somebody else'));
  expect(failure()).toContain('It is confirmed now. Someone who has left set it to');
});

it('reports an unknown outcome while the server is unreachable, and settles automatically', async () => {
  const { result, lose, answerAgain, calls } = start();
  await lose(undefined);
  expect(toasts()).toContain('No answer from the server');
  expect(calls).toEqual(['pending to confirmed']);
  expect(result.current.recent('b1')?.phase).toBe('running');
  answerAgain(change(own));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(toasts()).toContain('done confirmed');
  expect(result.current.recent('b1')?.phase).not.toBe('running');
});

it('a refusal is shown until the request is edited, and a colleague’s status as long as it stands', async () => {
  const fake = server();
  const options = { ...fake.options, isOpen: () => true };
  const { result } = renderHook(() => useStatusChanges(options));
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 2, minute));
  const full = { ...booking, updatedAt: at(0) };
  act(() => void result.current.change(full, 'confirmed'));
  await fake.refuse();
  expect(result.current.problemOf(full)?.text).toBe('Others are faster.');
  const cancelled = { ...full, status: 'cancelled', updatedAt: at(1) } as const;
  expect(result.current.problemOf(cancelled)).toBeDefined();
  expect(result.current.problemOf({ ...full, updatedAt: at(1) })).toBeUndefined();
});

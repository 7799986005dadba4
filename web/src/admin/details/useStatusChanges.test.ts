import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStatusChanges } from './useStatusChanges.ts';
import type { StatusChanges } from './useStatusChanges.ts';

type Status = 'pending' | 'confirmed' | 'cancelled';
const booking = { id: 'b1', status: 'pending' as Status };

/** A server that answers when the test says so. */
function server() {
  const told: string[] = [];
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  let undo: (() => void) | undefined;
  const options: StatusChanges<Status> = {
    name: 'bookings',
    set: (_id, from, to) =>
      new Promise<void>((resolve, reject) => {
        told.push(`${from} to ${to}`);
        settle = { resolve, reject };
      }),
    isAllowed: (from, to) => from === 'cancelled' && to === 'confirmed',
    onDone: (to, back) => {
      told.push(`done ${to}`);
      undo = back;
    },
    onFailed: () => told.push('failed'),
  };
  return {
    options,
    told,
    accept: () => act(async () => settle?.resolve()),
    refuse: () => act(async () => settle?.reject(new Error('no'))),
    undo: () => act(() => undo?.()),
    canUndo: () => undo !== undefined,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a change at once, and takes it back when the server refuses', async () => {
  const { options, told, refuse } = server();
  const { result } = renderHook(() => useStatusChanges(options));
  act(() => void result.current.change(booking, 'confirmed'));
  expect(result.current.shown(booking).status).toBe('confirmed');
  expect(result.current.isRunning('b1')).toBe(true);
  await refuse();
  expect(result.current.shown(booking).status).toBe('pending');
  expect(result.current.isRunning('b1')).toBe(false);
  expect(result.current.problemOf('b1')?.text).toContain('Nothing was changed');
  expect(told).toEqual(['pending to confirmed', 'failed']);
});

it('gives way to what the listener tells', async () => {
  const { options, accept, canUndo } = server();
  const { result } = renderHook(() => useStatusChanges(options));
  act(() => void result.current.change(booking, 'confirmed'));
  await accept();
  expect(result.current.isRunning('b1')).toBe(false);
  expect(result.current.shown(booking).status).toBe('confirmed');
  expect(result.current.shown({ ...booking, status: 'cancelled' }).status).toBe('cancelled');
  act(() => void vi.runAllTimers());
  expect(result.current.shown(booking).status).toBe('pending');
  expect(canUndo()).toBe(false);
});

it('offers the way back where it is allowed', async () => {
  const { options, told, accept, undo } = server();
  const { result } = renderHook(() => useStatusChanges(options));
  act(() => void result.current.change({ id: 'b1', status: 'confirmed' }, 'cancelled'));
  await accept();
  undo();
  await accept();
  expect(told).toEqual([
    'confirmed to cancelled',
    'done cancelled',
    'cancelled to confirmed',
    'done confirmed',
  ]);
});

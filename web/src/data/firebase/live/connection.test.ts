import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteAnswer, useConnected } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts as lost only when answers keep coming from the cache', () => {
  const listener = Symbol('test');
  const { result } = renderHook(() => useConnected());
  act(() => noteAnswer(listener, true));
  expect(result.current).toBe(true);
  act(() => void vi.runAllTimers());
  expect(result.current).toBe(false);
  act(() => noteAnswer(listener, false));
  expect(result.current).toBe(true);
});

it('is not lost when the server answers in time, or the listener ends', () => {
  const [first, second] = [Symbol('first'), Symbol('second')];
  const { result } = renderHook(() => useConnected());
  act(() => {
    noteAnswer(first, true);
    noteAnswer(second, true);
    noteAnswer(first, false);
    noteAnswer(second, 'ended');
    vi.runAllTimers();
  });
  expect(result.current).toBe(true);
});

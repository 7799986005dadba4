import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFresh } from './useFresh.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (...times: number[]) => times.map((time) => ({ id: `b${time}`, at: time }));

it('marks what came after the first list, for a while', () => {
  const { result, rerender } = renderHook(({ items }) => useFresh(items, 1000, 'all'), {
    initialProps: { items: undefined as ReturnType<typeof at> | undefined },
  });
  rerender({ items: at(2, 1) });
  expect([...result.current]).toEqual([]);
  rerender({ items: at(3, 2, 1) });
  expect([...result.current]).toEqual(['b3']);
  rerender({ items: at(4, 3, 2, 1) });
  expect([...result.current]).toEqual(['b3', 'b4']);
  act(() => void vi.runAllTimers());
  expect([...result.current]).toEqual([]);
});

it('does not call an older one new that moves up into view', () => {
  const { result, rerender } = renderHook(({ items }) => useFresh(items, 1000, 'all'), {
    initialProps: { items: at(5, 4) },
  });
  rerender({ items: at(5, 3) });
  expect([...result.current]).toEqual([]);
});

it('does not call those of another search new, but what comes into it', () => {
  const { result, rerender } = renderHook(({ items, view }) => useFresh(items, 1000, view), {
    initialProps: { items: at(2), view: 'ana' },
  });
  rerender({ items: at(5, 4, 2), view: 'all' });
  expect([...result.current]).toEqual([]);
  rerender({ items: at(6, 5, 4, 2), view: 'all' });
  expect([...result.current]).toEqual(['b6']);
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHour } from './useToday.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:50Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('changes at the full hour while the page stays open', () => {
  const { result } = renderHook(() => useHour().toISOString());
  expect(result.current).toBe('2026-11-20T15:00:00.000Z');
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current).toBe('2026-11-20T16:00:00.000Z');
});

it('is right when the page becomes visible after a sleep without timers', () => {
  const { result } = renderHook(() => useHour().toISOString());
  vi.setSystemTime(new Date('2026-11-22T03:10:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-22T03:00:00.000Z');
});

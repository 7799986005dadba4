import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thisYear, useToday } from './useToday.ts';
import { useClock } from './useClock.ts';

beforeEach(() => {
  // Twenty seconds before midnight in Bali.
  vi.useFakeTimers({ now: new Date('2026-12-31T15:59:40Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('changes at midnight in Bali, also at the turn of the year', () => {
  const { result } = renderHook(() => ({ today: useToday(), year: useClock(thisYear) }));
  act(() => void vi.advanceTimersByTime(19_999));
  expect(result.current).toEqual({ today: '2026-12-31', year: '2026' });
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toEqual({ today: '2027-01-01', year: '2027' });
});

it('is right as soon as the page becomes visible, after any sleep of the machine', () => {
  const { result } = renderHook(() => useToday());
  vi.setSystemTime(new Date('2027-01-03T02:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2027-01-03');
});

it('leaves no timer behind', () => {
  renderHook(() => useToday()).unmount();
  expect(vi.getTimerCount()).toBe(0);
});

import { provideLocale } from '@selasar/domain/i18n';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { momentText, thisYear, useClock, useHour, useToday } from './useToday.ts';

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

describe('useHour', () => {
  beforeEach(() => {
    vi.setSystemTime(new Date('2026-11-20T15:59:50Z'));
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
});

it('formats the time in Bali in the same way in each language', () => {
  const moment = Date.parse('2026-11-20T16:05:00Z');
  expect(momentText(moment)).toBe('Nov 21, 2026, 00:05 (Bali time)');
  provideLocale(() => ({ language: 'id' }));
  expect(momentText(moment)).toBe('21 Nov 2026, 00:05 (Bali time)');
  provideLocale(() => undefined);
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useBaliToday, useHour } from './useNow.ts';

function Clock() {
  return (
    <p>
      {useBaliToday()} {useHour().toISOString()}
    </p>
  );
}
const shown = () => screen.getByText(/20/).textContent;

/** 23:59:50 on 20 November in Bali. */
const beforeMidnight = new Date('2026-11-20T15:59:50Z');

beforeEach(() => {
  vi.useFakeTimers({ now: beforeMidnight });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page that stays open', () => {
  it('knows when it becomes midnight in Bali', () => {
    render(<Clock />);
    expect(shown()).toBe('2026-11-20 2026-11-20T15:00:00.000Z');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(shown()).toBe('2026-11-21 2026-11-20T16:00:00.000Z');
  });

  it('knows what time it is when it is seen again, after a sleep in which no timer ran', () => {
    render(<Clock />);
    vi.setSystemTime(new Date('2026-11-22T03:10:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shown()).toBe('2026-11-22 2026-11-22T03:00:00.000Z');
  });
});

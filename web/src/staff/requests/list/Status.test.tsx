import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PendingMark, waitingText } from './Status.tsx';

const now = new Date('2026-11-22T10:00:30Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

it('stands out by itself once an hour is over', () => {
  render(<PendingMark row={{ status: 'pending', createdAt: ago(59) }} />);
  expect(screen.queryByText(/Waiting/)).toBeNull();
  act(() => void vi.advanceTimersByTime(3 * 60_000));
  expect(document.body.textContent).toBe('Waiting1 h');
  act(() => void vi.advanceTimersByTime(60 * 60_000));
  expect(document.body.textContent).toBe('Waiting2 h');
});

it('is shown only for requests without an answer', () => {
  render(<PendingMark row={{ status: 'confirmed', createdAt: ago(300) }} />);
  expect(screen.queryByText(/Waiting/)).toBeNull();
});

const hour = 3_600_000;

it.each([
  [0.5 * hour, ''],
  [hour, ''],
  [hour + 1, '1 h'],
  [2.9 * hour, '2 h'],
  [47.5 * hour, '47 h'],
  [48 * hour, '2 d'],
  // A clock that is behind the server's.
  [-hour, ''],
])('%d ms: %j', (waitedMs, text) => {
  expect(waitingText(1000, 1000 + waitedMs)).toBe(text);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInUse } from './useInUse.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Place({ children, held = false }: { children?: React.ReactNode; held?: boolean }) {
  const { inUse, handlers } = useInUse(held);
  return (
    <div data-testid="place" {...handlers}>
      {String(inUse)}
      {children}
    </div>
  );
}
const place = () => screen.getByTestId('place');
const shown = () => place().firstChild?.textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('is true while the pointer is over it, and a moment longer', () => {
  render(<Place />);
  expect(shown()).toBe('false');
  fireEvent.pointerMove(place());
  pass(60_000);
  expect(shown()).toBe('true');
  fireEvent.pointerLeave(place());
  pass(1000);
  fireEvent.pointerMove(place());
  pass(5000);
  expect(shown()).toBe('true');
  fireEvent.pointerLeave(place());
  pass(1400);
  expect(shown()).toBe('false');
});

it('ends when the pointer moves elsewhere, even without a leave event', () => {
  render(<Place />);
  fireEvent.pointerMove(place());
  // The element under it was removed, so there is no event.
  fireEvent.pointerMove(document.body);
  pass(1400);
  expect(shown()).toBe('false');
});

it('is true while the focus is in it, and ends when the focused element is removed, which fires no event', () => {
  const { rerender } = render(
    <Place>
      <button>Delete</button>
    </Place>,
  );
  act(() => screen.getByRole('button').focus());
  pass(60_000);
  expect(shown()).toBe('true');
  rerender(<Place />);
  pass(1400);
  expect(shown()).toBe('false');
});

it('is true while the list is held, until the focus could return to it', () => {
  const { rerender } = render(<Place held />);
  pass(60_000);
  expect(shown()).toBe('true');
  rerender(<Place />);
  expect(shown()).toBe('true');
  pass(1000);
  expect(shown()).toBe('true');
  pass(500);
  expect(shown()).toBe('false');
});

it('is true after a touch, until a touch elsewhere', () => {
  render(<Place />);
  fireEvent.pointerDown(place(), { pointerType: 'touch' });
  fireEvent.pointerLeave(place(), { pointerType: 'touch' });
  pass(60_000);
  expect(shown()).toBe('true');
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  pass(1400);
  expect(shown()).toBe('false');
});

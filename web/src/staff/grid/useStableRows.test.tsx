import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInUse, useStableRows } from './useStableRows.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Row {
  id: string;
  status: string;
}
const rowId = ({ id }: { id: string }) => id;
const rows = (ids: string, status = 'pending'): Row[] =>
  Array.from(ids).map((id) => ({ id, status }));

const list = (initial: Row[] | undefined) =>
  renderHook(
    (props: { rows: Row[] | undefined; held: boolean; view: string }) =>
      useStableRows({ ...props, rowId }),
    { initialProps: { rows: initial, held: false, view: 'all' } },
  );
const shown = (result: { current: { rows: readonly Row[] | undefined } }) =>
  result.current.rows?.map(({ id, status }) => `${id} ${status}`).join(', ');
/** The list is no longer in use. */
const leave = () => act(() => void vi.advanceTimersByTime(2000));

describe('while the list is in use', () => {
  it('keeps its rows and their order, and updates their content', () => {
    const { result, rerender } = list(rows('abc'));
    rerender({ rows: rows('abc'), held: true, view: 'all' });
    rerender({ rows: [...rows('x'), ...rows('cab', 'confirmed')], held: true, view: 'all' });
    expect(shown(result)).toBe('a confirmed, b confirmed, c confirmed');
    expect(result.current.isFrozen).toBe(true);
    expect(result.current.pending).toBe(1);
    rerender({ rows: rows('xcab'), held: false, view: 'all' });
    leave();
    expect(shown(result)).toBe('x pending, c pending, a pending, b pending');
    expect(result.current.isFrozen).toBe(false);
  });

  it('keeps a removed row, and updates its content', () => {
    const { result, rerender } = list(rows('abc'));
    rerender({ rows: rows('abc'), held: true, view: 'all' });
    rerender({ rows: rows('ac'), held: true, view: 'all' });
    expect(result.current.removed).toEqual(['b']);
    act(() => result.current.update({ id: 'b', status: 'cancelled' }));
    expect(shown(result)).toBe('a pending, b cancelled, c pending');
    rerender({ rows: rows('xac'), held: true, view: 'all' });
    act(() => result.current.showPending());
    expect(shown(result)).toBe('x pending, a pending, c pending');
    rerender({ rows: rows('yxac'), held: true, view: 'all' });
    expect(shown(result)).toBe('x pending, a pending, c pending');
  });

  it('takes a new list for another view', () => {
    const { result, rerender } = list(rows('abc'));
    rerender({ rows: rows('abc'), held: true, view: 'all' });
    rerender({ rows: undefined, held: true, view: 'ana' });
    expect(result.current.rows).toBeUndefined();
    rerender({ rows: rows('z'), held: true, view: 'ana' });
    rerender({ rows: rows('yz'), held: true, view: 'ana' });
    expect(shown(result)).toBe('z pending');
  });

  it('is frozen under a pointer, with handlers that stay the same', () => {
    const { result, rerender } = list(rows('a'));
    const { handlers } = result.current;
    const place = document.createElement('div');
    const event = { pointerType: 'mouse', currentTarget: place, nativeEvent: new Event('move') };
    act(() => handlers.onPointerMove(event as unknown as React.PointerEvent));
    rerender({ rows: rows('ab'), held: false, view: 'all' });
    expect(shown(result)).toBe('a pending');
    expect(result.current.handlers).toBe(handlers);
    act(() => void fireEvent.pointerMove(document.body));
    leave();
    expect(shown(result)).toBe('a pending, b pending');
  });
});

describe('the list is the same object', () => {
  const [ana, made, wayan] = rows('amw') as [Row, Row, Row];

  it('until one of its rows changes', () => {
    const first = [ana, made];
    const { result, rerender } = list(first);
    rerender({ rows: [ana, made], held: false, view: 'all' });
    expect(result.current.rows).toBe(first);
    const others = [[ana, wayan], [ana, wayan, made], [made, ana, wayan], [], undefined];
    for (const other of others) {
      rerender({ rows: other, held: false, view: 'all' });
      expect(result.current.rows).toBe(other);
    }
  });

  it('also while it is frozen, and so is the list of removed rows', () => {
    const { result, rerender } = list([ana, made]);
    rerender({ rows: [ana, made], held: true, view: 'all' });
    rerender({ rows: [ana], held: true, view: 'all' });
    const { rows: before, removed } = result.current;
    expect(before).toEqual([ana, made]);
    rerender({ rows: [ana, wayan], held: true, view: 'all' });
    expect(result.current.rows).toBe(before);
    expect(result.current.removed).toBe(removed);
  });
});

it.each([
  ['the same', 'abcd', 'abcd', 0],
  ['new ones, that push others off the page', 'abcd', 'xyab', 2],
  ['one that left, so that an older one moves up', 'abcd', 'acde', 0],
  ['one that changed its place', 'abcd', 'acdb', 0],
  ['all of them at once', 'abcd', 'xcad', 1],
  ['the first one of all', '', 'a', 1],
])('a frozen list counts the new rows: %s', (_, frozen, live, count) => {
  const { result, rerender } = list(rows(frozen));
  rerender({ rows: rows(frozen), held: true, view: 'all' });
  rerender({ rows: rows(live), held: true, view: 'all' });
  expect(result.current.pending).toBe(count);
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
const usage = () => place().firstChild?.textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('is true while the pointer is over it, and a moment longer', () => {
  render(<Place />);
  expect(usage()).toBe('false');
  fireEvent.pointerMove(place());
  pass(60_000);
  expect(usage()).toBe('true');
  fireEvent.pointerLeave(place());
  pass(1000);
  fireEvent.pointerMove(place());
  pass(5000);
  expect(usage()).toBe('true');
  fireEvent.pointerLeave(place());
  pass(1400);
  expect(usage()).toBe('false');
});

it('ends when the pointer moves elsewhere, even without a leave event', () => {
  render(<Place />);
  fireEvent.pointerMove(place());
  // The element under it was removed, so there is no event.
  fireEvent.pointerMove(document.body);
  pass(1400);
  expect(usage()).toBe('false');
});

it('is true while the focus is in it, and ends when the focused element is removed, which fires no event', () => {
  const { rerender } = render(
    <Place>
      <button>Delete</button>
    </Place>,
  );
  act(() => screen.getByRole('button').focus());
  pass(60_000);
  expect(usage()).toBe('true');
  rerender(<Place />);
  pass(1400);
  expect(usage()).toBe('false');
});

it('is true while the list is held, until the focus could return to it', () => {
  const { rerender } = render(<Place held />);
  pass(60_000);
  expect(usage()).toBe('true');
  rerender(<Place />);
  expect(usage()).toBe('true');
  pass(1000);
  expect(usage()).toBe('true');
  pass(500);
  expect(usage()).toBe('false');
});

it('is true after a touch, until a touch elsewhere', () => {
  render(<Place />);
  fireEvent.pointerDown(place(), { pointerType: 'touch' });
  fireEvent.pointerLeave(place(), { pointerType: 'touch' });
  pass(60_000);
  expect(usage()).toBe('true');
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  pass(1400);
  expect(usage()).toBe('false');
});

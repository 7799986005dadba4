import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStableRows } from './useStableRows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const drawn = () => act(() => void vi.advanceTimersByTime(50));

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
    drawn();
    rerender({ rows: [...rows('x'), ...rows('cab', 'confirmed')], held: true, view: 'all' });
    expect(shown(result)).toBe('a confirmed, b confirmed, c confirmed');
    expect(result.current.isFrozen).toBe(true);
    expect(result.current.pending.added).toBe(1);
    rerender({ rows: rows('xcab'), held: false, view: 'all' });
    leave();
    expect(shown(result)).toBe('x pending, c pending, a pending, b pending');
    expect(result.current.isFrozen).toBe(false);
  });

  it('freezes in time although rows keep arriving', () => {
    const { result, rerender } = list(rows('a'));
    for (const ids of ['ba', 'cba', 'dcba', 'edcba']) {
      rerender({ rows: rows(ids), held: true, view: 'all' });
      act(() => void vi.advanceTimersByTime(20));
    }
    expect(result.current.isFrozen).toBe(true);
    expect(result.current.rows).toHaveLength(4);
    expect(result.current.pending.added).toBe(1);
  });

  it('keeps a removed row, and updates its content', () => {
    const { result, rerender } = list(rows('abc'));
    rerender({ rows: rows('abc'), held: true, view: 'all' });
    drawn();
    rerender({ rows: rows('ac'), held: true, view: 'all' });
    expect(result.current.removed).toEqual(['b']);
    act(() => result.current.update({ id: 'b', status: 'cancelled' }));
    expect(shown(result)).toBe('a pending, b cancelled, c pending');
    rerender({ rows: rows('xac'), held: true, view: 'all' });
    act(() => result.current.showPending());
    drawn();
    expect(shown(result)).toBe('x pending, a pending, c pending');
    rerender({ rows: rows('yxac'), held: true, view: 'all' });
    expect(shown(result)).toBe('x pending, a pending, c pending');
  });

  it('takes a new list for another view', () => {
    const { result, rerender } = list(rows('abc'));
    rerender({ rows: rows('abc'), held: true, view: 'all' });
    drawn();
    rerender({ rows: undefined, held: true, view: 'ana' });
    expect(result.current.rows).toBeUndefined();
    rerender({ rows: rows('z'), held: true, view: 'ana' });
    drawn();
    rerender({ rows: rows('yz'), held: true, view: 'ana' });
    expect(shown(result)).toBe('z pending');
  });

  it('is frozen under a pointer, with handlers that stay the same', () => {
    const { result, rerender } = list(rows('a'));
    const { handlers } = result.current;
    const place = document.createElement('div');
    const event = { pointerType: 'mouse', currentTarget: place, nativeEvent: new Event('move') };
    act(() => handlers.onPointerMove(event as unknown as React.PointerEvent));
    drawn();
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
    drawn();
    rerender({ rows: [ana], held: true, view: 'all' });
    const { rows: before, removed } = result.current;
    expect(before).toEqual([ana, made]);
    rerender({ rows: [ana, wayan], held: true, view: 'all' });
    expect(result.current.rows).toBe(before);
    expect(result.current.removed).toBe(removed);
  });
});

describe('a row is new', () => {
  const minuteMs = 60_000;
  const created = (...times: number[]) =>
    times.map((time) => ({ id: `b${time}`, createdAt: new Date(time) }));
  const later = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  function follow(
    initial: ReturnType<typeof created> | undefined,
    initialView = 'all',
    firstSince = 0,
  ) {
    const { result, rerender } = renderHook(
      (props: { rows: typeof initial; view: string; since: number }) =>
        useStableRows({
          rows: props.rows,
          rowId,
          view: props.view,
          newSince: props.since,
        }),
      { initialProps: { rows: initial, view: initialView, since: firstSince } },
    );
    return {
      show: (shownRows: typeof initial, view = initialView, since = firstSince) =>
        rerender({ rows: shownRows, view, since }),
      all: (newness: 'arrived' | 'unseen') =>
        result.current.rows
          ?.map(({ id }) => id)
          .filter((id) => result.current.isNew(id) === newness),
    };
  }

  it('for a while when it arrives after the first list', () => {
    const { show, all } = follow(undefined);
    show(created(2, 1));
    expect(all('arrived')).toEqual([]);
    show(created(3, 2, 1));
    expect(all('arrived')).toEqual(['b3']);
    show(created(4, 3, 2, 1));
    expect(all('arrived')).toEqual(['b4', 'b3']);
    later(minuteMs);
    expect(all('arrived')).toEqual([]);
  });

  it('as long as the others, from its arrival, and not again', () => {
    const { show, all } = follow(created(1));
    show(created(2, 1));
    later(0.6 * minuteMs);
    show(created(3, 2, 1));
    later(0.4 * minuteMs - 1);
    expect(all('arrived')).toEqual(['b3', 'b2']);
    later(1);
    expect(all('arrived')).toEqual(['b3']);
    show(created(3, 2, 1));
    expect(all('arrived')).toEqual(['b3']);
    later(0.6 * minuteMs);
    expect(all('arrived')).toEqual([]);
  });

  it('but not an older one that moves up into view', () => {
    const { show, all } = follow(created(5, 4));
    show(created(5, 3));
    expect(all('arrived')).toEqual([]);
  });

  it('but not one from before the last visit that enters an empty list', () => {
    const { show, all } = follow([], 'today', 5);
    show(created(4));
    expect(all('arrived')).toEqual([]);
    show(created(6, 4));
    expect(all('arrived')).toEqual(['b6']);
  });

  it('but, in a list without visits, not one from before the first list that moves in', () => {
    const startMs = Date.now();
    const { show, all } = follow([], 'May', Infinity);
    show(created(startMs - 1));
    expect(all('arrived')).toEqual([]);
    show(created(startMs - 3), 'June', Infinity);
    later(1000);
    show(created(startMs + 1000, startMs - 2, startMs - 3), 'June', Infinity);
    expect(all('arrived')).toEqual([`b${startMs + 1000}`]);
    expect(all('unseen')).toEqual([]);
  });

  it('but not the rows of another search, only those that arrive in it', () => {
    const { show, all } = follow(created(2), 'ana');
    show(created(5, 4, 2), 'all');
    expect(all('arrived')).toEqual([]);
    show(created(6, 5, 4, 2), 'all');
    expect(all('arrived')).toEqual(['b6']);
  });

  it('during the whole visit if it arrived since the last one', () => {
    const { show, all } = follow(created(5, 4));
    show(created(5, 4), 'all', 4);
    later(10 * minuteMs);
    expect(all('unseen')).toEqual(['b5']);
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStableRows } from './useStableRows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const drawn = () => act(() => void vi.runAllTimers());

interface Row {
  id: string;
  status: string;
}
const rowId = ({ id }: Row) => id;
const rows = (ids: string, status = 'pending'): Row[] =>
  Array.from(ids).map((id) => ({ id, status }));

const still = (initial: Row[] | undefined) =>
  renderHook(
    (props: { rows: Row[] | undefined; present: boolean; view: string }) =>
      useStableRows({ ...props, rowId }),
    { initialProps: { rows: initial, present: false, view: 'all' } },
  );
const shown = (result: { current: { rows: readonly Row[] | undefined } }) =>
  result.current.rows?.map(({ id, status }) => `${id} ${status}`).join(', ');

it('keeps its rows and their order while somebody is at work, and their content goes on', () => {
  const { result, rerender } = still(rows('abc'));
  rerender({ rows: rows('abc'), present: true, view: 'all' });
  drawn();
  rerender({ rows: [...rows('x'), ...rows('cab', 'confirmed')], present: true, view: 'all' });
  expect(shown(result)).toBe('a confirmed, b confirmed, c confirmed');
  expect(result.current.waiting.arrived).toBe(1);
  rerender({ rows: rows('xcab'), present: false, view: 'all' });
  expect(shown(result)).toBe('x pending, c pending, a pending, b pending');
});

it('keeps one that has left, and what is told of it', () => {
  const { result, rerender } = still(rows('abc'));
  rerender({ rows: rows('abc'), present: true, view: 'all' });
  drawn();
  rerender({ rows: rows('ac'), present: true, view: 'all' });
  expect(result.current.departed).toEqual(['b']);
  act(() => result.current.tell({ id: 'b', status: 'cancelled' }));
  expect(shown(result)).toBe('a pending, b cancelled, c pending');
  rerender({ rows: rows('xac'), present: true, view: 'all' });
  act(() => result.current.show());
  drawn();
  expect(shown(result)).toBe('x pending, a pending, c pending');
  rerender({ rows: rows('yxac'), present: true, view: 'all' });
  expect(shown(result)).toBe('x pending, a pending, c pending');
});

it('takes another list for another view', () => {
  const { result, rerender } = still(rows('abc'));
  rerender({ rows: rows('abc'), present: true, view: 'all' });
  drawn();
  rerender({ rows: undefined, present: true, view: 'ana' });
  expect(result.current.rows).toBeUndefined();
  rerender({ rows: rows('z'), present: true, view: 'ana' });
  drawn();
  rerender({ rows: rows('yz'), present: true, view: 'ana' });
  expect(shown(result)).toBe('z pending');
});

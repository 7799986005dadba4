import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { anyDays } from './days.ts';
import {
  changed,
  type GridSpec,
  type GridState,
  readGridState,
  useGridState,
  writeGridState,
} from './gridState.ts';

const narrowSpec: GridSpec = {
  filters: { status: ['pending'] },
  sortable: ['startDate'],
  columns: ['id', 'status'],
};

/** A grid at an address. */
const at = (address: string) =>
  renderHook(() => ({ ...useGridState('test', narrowSpec), address: useLocation().search }), {
    wrapper: ({ children }: PropsWithChildren) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result;

it('returns to the first page when the page size changes', () => {
  const grid = at('/?page=3&after=b50&status=pending');
  expect(grid.current.state).toMatchObject({ page: 2, after: 'b50', size: 25 });
  act(() => grid.current.change({ size: 50 }));
  expect(grid.current.state).toMatchObject({ page: 0, after: '', before: '', size: 50 });
  expect(grid.current.address).toBe('?status=pending&size=50');
});

it('moves to the next page, the previous one, and the first', () => {
  const grid = at('/?page=2&after=b25');
  const ends = { first: 'b26', last: 'b50' };
  act(() => grid.current.turn(2, ends));
  expect(grid.current.address).toBe('?page=3&after=b50');
  act(() => grid.current.turn(1, { first: 'b51', last: 'b75' }));
  expect(grid.current.address).toBe('?page=2&before=b51');
  act(() => grid.current.turn(3, { first: undefined, last: undefined }));
  expect(grid.current.address).toBe('?page=2&before=b51');
  act(() => grid.current.turn(0, ends));
  expect(grid.current.address).toBe('');
});

it('remembers hidden columns, unless the address sets others', () => {
  const grid = at('/');
  act(() => grid.current.change({ hidden: ['id'] }));
  expect(at('/').current.state.hidden).toEqual(['id']);
  expect(at('/?hide=status').current.state.hidden).toEqual(['status']);
});

/** Like the site's router, which updates the address with a delay. */
function InRouterWithData({ children }: PropsWithChildren) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return <RouterProvider router={router} />;
}

it('keeps a change when the next one follows at once', () => {
  const grid = renderHook(
    () => ({ ...useGridState('test', narrowSpec), address: useLocation().search }),
    { wrapper: InRouterWithData },
  ).result;
  act(() => {
    grid.current.change({ hidden: ['id'] });
    grid.current.turn(1, { first: 'b1', last: 'b25' });
  });
  expect(grid.current.address).toBe('?hide=id&page=2&after=b25');
});

const spec: GridSpec = {
  filters: { status: ['pending', 'confirmed'], bookingType: ['tour', 'villa'] },
  travel: 'startDate',
  sortable: ['startDate'],
  columns: ['id', 'status'],
};
const usual: GridState = {
  search: '',
  filters: {},
  sort: undefined,
  page: 0,
  size: 25,
  after: '',
  before: '',
  hidden: undefined,
};
const read = (text: string) => readGridState(new URLSearchParams(text), spec);
const write = (state: GridState, before = '') =>
  writeGridState(new URLSearchParams(before), state, spec).toString();

describe('the state of a grid in the URL', () => {
  it.each<GridState>([
    usual,
    { ...usual, search: 'ana & co=+%' },
    { ...usual, filters: { status: 'pending', bookingType: 'villa' } },
    { ...usual, sort: { field: 'startDate', direction: 'desc' } },
    { ...usual, days: { ...anyDays, near: 'today' } },
    { ...usual, days: { ...anyDays, by: 'request', near: 'next-7' } },
    { ...usual, days: { ...anyDays, from: '2026-12-14', to: '2026-12-20' } },
    { ...usual, days: { ...anyDays, from: '2026-12-14' } },
    { ...usual, days: { ...anyDays, by: 'request' } },
    // The field shows the error; nothing is queried.
    { ...usual, days: { ...anyDays, from: '2026-12-20', to: '2026-12-14' } },
    { ...usual, page: 3, after: 'a-b-c', size: 100 },
    { ...usual, page: 2, before: 'a-b-c' },
    { ...usual, hidden: ['id', 'status'] },
    { ...usual, hidden: [] },
    { ...usual, rows: 'compact' },
    { ...usual, rows: 'usual', hidden: ['id'] },
  ])('comes back as it was written: %j', (state) => {
    expect(read(write(state))).toEqual(state);
  });

  it('omits default values, and keeps parameters of others', () => {
    expect(write(usual)).toBe('');
    expect(write(usual, 'open=b1&q=old&page=2')).toBe('open=b1');
  });

  it('ignores values that the grid does not know', () => {
    expect(
      read('status=gone&sort=secret.asc&page=-2&size=7&hide=nope,id&after=x&bookingType=tour'),
    ).toEqual({ ...usual, filters: { bookingType: 'tour' }, hidden: ['id'] });
    expect(read('days=tomorrow&from=2026-12-14')).toEqual(read('days=tomorrow'));
  });
});

it.each(['from=2026-02-30', 'to=soon', 'days=yesterday', 'by=age', 'from='])(
  'ignores invalid days: %s',
  (broken) => expect(read(broken)).toEqual(usual),
);

it('returns to the first page when the rows change, and only then', () => {
  const third = { ...usual, page: 2, before: 'x' };
  for (const change of [
    { search: 'ana' },
    { filters: { status: 'pending' } },
    { sort: { field: 'startDate', direction: 'asc' } },
    { size: 50 },
    { days: { ...anyDays, near: 'today' } },
  ] satisfies Partial<GridState>[]) {
    expect(changed(third, change)).toEqual({ ...usual, ...change });
  }
  expect(changed(third, { hidden: ['id'] })).toEqual({ ...third, hidden: ['id'] });
  const fourth = { page: 3, after: 'y', before: '' };
  expect(changed(third, fourth)).toEqual({ ...usual, ...fourth });
});

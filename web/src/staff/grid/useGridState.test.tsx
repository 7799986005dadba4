import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { GridSpec } from './gridState.ts';
import { useGridState } from './useGridState.ts';

const spec: GridSpec = {
  filters: { status: ['pending'] },
  sortable: ['startDate'],
  columns: ['id', 'status'],
};

/** A grid at an address. */
const at = (address: string) =>
  renderHook(() => ({ ...useGridState('test', spec), address: useLocation().search }), {
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
    () => ({ ...useGridState('test', spec), address: useLocation().search }),
    { wrapper: InRouterWithData },
  ).result;
  act(() => {
    grid.current.change({ hidden: ['id'] });
    grid.current.turn(1, { first: 'b1', last: 'b25' });
  });
  expect(grid.current.address).toBe('?hide=id&page=2&after=b25');
});

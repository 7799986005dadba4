import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { type ActiveRow, nextWaiting, useActiveRow } from './QueueKeys.tsx';

/** Rows as the grid renders them; their content can have the focus. */
function Rows({ ids, report }: { ids: readonly string[]; report: (mark: ActiveRow) => void }) {
  const { mark, handlers } = useActiveRow(useGridApiRef());
  useEffect(() => report(mark), [mark, report]);
  return (
    <div {...handlers}>
      {ids.map((id) => (
        <div key={id} data-id={id}>
          <button type="button">{id}</button>
        </div>
      ))}
    </div>
  );
}
function show() {
  let mark: ActiveRow | undefined;
  const report = (reported: ActiveRow) => {
    mark = reported;
  };
  const { rerender } = render(<Rows ids={['a', 'b']} report={report} />);
  return {
    marked: () => mark?.marked(),
    leave: (ids: readonly string[]) => rerender(<Rows ids={ids} report={report} />),
  };
}
const row = (id: string) => screen.getByRole('button', { name: id });

it('is the row that the user has moved to, by pointer or keys', async () => {
  const { marked } = show();
  expect(marked()).toBeUndefined();
  await userEvent.click(row('a'));
  expect(marked()).toBe('a');
  await userEvent.tab();
  expect(marked()).toBe('b');
});

it('is none once the focus falls to a row that the user has not moved to', async () => {
  const { marked, leave } = show();
  await userEvent.click(row('a'));
  leave(['b']);
  // The grid does the same with the row that replaces a focused one.
  row('b').focus();
  expect(marked()).toBeUndefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toBe('b');
});

it('keeps the focus in its row when the column of the focused cell disappears', async () => {
  const columns = [{ field: 'id' }, { field: 'name' }, { field: 'guests' }];
  const rows = [
    { id: 'a', name: 'Ana', guests: 2 },
    { id: 'b', name: 'Ben', guests: 3 },
  ];
  function Grid({ shown }: { shown: readonly string[] }) {
    const api = useGridApiRef();
    useActiveRow(api);
    return (
      <div style={{ width: 600, height: 400 }}>
        <DataGrid
          apiRef={api}
          rows={rows}
          columns={columns.filter(({ field }) => shown.includes(field))}
          disableVirtualization
        />
      </div>
    );
  }
  const { rerender } = render(<Grid shown={['id', 'name', 'guests']} />);
  await userEvent.click(await screen.findByRole('gridcell', { name: 'b' }));
  rerender(<Grid shown={['name', 'guests']} />);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Ben'));
  rerender(<Grid shown={['id', 'name', 'guests']} />);
  await screen.findByRole('gridcell', { name: 'b' });
  await expect.poll(() => document.activeElement?.textContent).toBe('Ben');
});

const rows = (ids: string) => ids.split('').map((id) => ({ id, isOpen: id !== id.toUpperCase() }));
/** Lowercase letters are pending. */
const next = (id: string, shown: string, latest = shown) =>
  nextWaiting(id, { shown: rows(shown), latest: rows(latest), waits: ({ isOpen }) => isOpen })?.id;

it('is the next pending row below, else the first above, else one that has arrived since', () => {
  expect(next('b', 'abCde')).toBe('d');
  expect(next('e', 'aBcDe')).toBe('a');
  expect(next('b', 'AbC', 'nAb')).toBe('n');
  expect(next('b', 'AbC')).toBeUndefined();
});

it('is never the same row, and begins at the top if the current one is not listed', () => {
  expect(next('a', 'a')).toBeUndefined();
  expect(next('x', 'Abc')).toBe('b');
});

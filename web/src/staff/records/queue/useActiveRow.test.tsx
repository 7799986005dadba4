import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGridApiRef } from '@mui/x-data-grid';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { useActiveRow } from './useActiveRow.ts';
import type { ActiveRow } from './useActiveRow.ts';

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

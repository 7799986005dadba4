import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSameRows } from './useSameRows.ts';

interface Lists {
  rows: readonly object[] | undefined;
}
const [ana, made, wayan] = [{ id: 'ana' }, { id: 'made' }, { id: 'wayan' }] as const;

it('keeps a list until one of its rows is another', () => {
  const first = [ana, made];
  const { result, rerender } = renderHook<Lists['rows'], Lists>(({ rows }) => useSameRows(rows), {
    initialProps: { rows: first },
  });
  rerender({ rows: [ana, made] });
  expect(result.current).toBe(first);
  const others = [[ana, wayan], [ana, wayan, made], [made, ana, wayan], [], undefined];
  for (const rows of others) {
    rerender({ rows });
    expect(result.current).toBe(rows);
  }
});

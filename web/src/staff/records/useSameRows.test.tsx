import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSameRows } from './useSameRows.ts';

const [ana, made, wayan] = [{ id: 'ana' }, { id: 'made' }, { id: 'wayan' }] as const;

it('keeps a list until one of its rows is another', () => {
  const first: readonly object[] | undefined = [ana, made];
  const { result, rerender } = renderHook(({ rows }) => useSameRows(rows), {
    initialProps: { rows: first },
  });
  rerender({ rows: [ana, made] });
  expect(result.current).toBe(first);
  for (const next of [[ana, wayan], [ana, wayan, made], [made, ana, wayan], [], undefined]) {
    rerender({ rows: next });
    expect(result.current).toBe(next);
  }
});

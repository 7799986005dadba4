import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { linesIn, TwoLines } from './cells.tsx';

it('shows the full text of what is cut off, and nothing twice', () => {
  const element = <TwoLines first="Ngurah Rai International Airport" second="to Alaya Resort" />;
  renderAt('/', [{ path: '/', element }]);
  const text = screen.getByText(/^Ngurah/);
  fireEvent.pointerEnter(text);
  expect(text.title).toBe('');
  vi.spyOn(text, 'scrollHeight', 'get').mockReturnValue(53);
  fireEvent.pointerEnter(text);
  expect(text.title).toBe('Ngurah Rai International Airport');
});

it.each([34, 42, 49, 56, 65, 74, 86])('both texts fit into %i px', (height) => {
  for (const firstAtMost of [1, 2, 3]) {
    const { first, second } = linesIn(height, true, firstAtMost);
    expect(first * 17.5 + 1 + second * 15).toBeLessThanOrEqual(height);
    expect(first).toBeLessThanOrEqual(firstAtMost);
  }
  expect(linesIn(height, false).first * 17.5).toBeLessThanOrEqual(height);
});

it('a higher row shows more lines', () => {
  expect(linesIn(42, true)).toEqual({ first: 1, second: 1 });
  expect(linesIn(56, true)).toEqual({ first: 2, second: 1 });
  expect(linesIn(74, true)).toEqual({ first: 2, second: 2 });
  expect(linesIn(86, true)).toEqual({ first: 2, second: 3 });
});

it('a long first text leaves room for an equally long second one', () => {
  expect(linesIn(74, true, 3)).toEqual({ first: 2, second: 2 });
  expect(linesIn(86, true, 3)).toEqual({ first: 3, second: 2 });
});

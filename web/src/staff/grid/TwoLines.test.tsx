import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { TwoLines } from './TwoLines.tsx';

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

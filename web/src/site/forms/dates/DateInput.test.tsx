import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { pressKeys } from '../../../testing/dateField.ts';
import { DateInput } from './DateInput.tsx';

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateInput
        label="Date"
        field={{ value, onChange: setValue, onBlur: () => undefined, ref: null }}
        calendar={{ near: '2026-11-01', open: false, onOpen: () => undefined }}
      />
      <output>{value}</output>
    </>
  );
}

it('typed keys move from section to section', () => {
  render(<Form />);
  pressKeys(screen.getAllByRole('spinbutton')[0]!, ...Array.from('12142026'));
  expect(screen.getByRole('status').textContent).toBe('2026-12-14');
});

it('writes a day like the rest of the product: 1, not 01', () => {
  render(
    <DateInput
      label="Date"
      field={{
        value: '2026-12-01',
        onChange: () => undefined,
        onBlur: () => undefined,
        ref: null,
      }}
      calendar={{ near: '2026-11-01', open: false, onOpen: () => undefined }}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('Dec 1, 2026');
});

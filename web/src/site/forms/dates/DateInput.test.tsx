import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { pressKeys } from '../../../ui/bootstrap/keys.ts';
import { DateInput } from './DateInput.tsx';

function Form() {
  const [value, setValue] = useState('');
  return (
    <>
      <DateInput
        label="Date"
        value={value}
        onChange={setValue}
        calendar={{ near: '2026-11-01', open: false, onOpen: () => undefined }}
      />
      <output>{value}</output>
      <input aria-label="Name" />
    </>
  );
}

const keysOf = (section: HTMLElement, ...keys: string[]) => keys.map((key) => ({ section, key }));
const day = Array.from('12142026');
const partsOf = () => screen.getAllByRole('spinbutton') as [HTMLElement, HTMLElement, HTMLElement];
const typed = () => screen.getByRole('status').textContent;

it('replayed keys move from section to section', () => {
  render(<Form />);
  const [month] = partsOf();
  pressKeys(keysOf(month, ...day));
  expect(typed()).toBe('2026-12-14');
});

it('each section gets its own keys, and the focus is restored', () => {
  render(<Form />);
  const [month, second, year] = partsOf();
  const name = screen.getByLabelText('Name');
  name.focus();
  pressKeys([
    ...keysOf(second, '1', '4'),
    ...keysOf(month, '1', '2'),
    ...keysOf(year, '2', '0', '2', '6'),
  ]);
  expect(typed()).toBe('2026-12-14');
  expect(document.activeElement).toBe(name);
});

it('deletions and arrow keys are replayed', () => {
  render(<Form />);
  const [month] = partsOf();
  pressKeys(keysOf(month, '1', '1', 'ArrowLeft', 'Backspace', ...day, 'ArrowUp'));
  expect(typed()).toBe('2027-12-14');
});

it('without keys the focus does not move', () => {
  render(<Form />);
  pressKeys([]);
  expect(document.activeElement).toBe(document.body);
});

it('writes a day like the rest of the product: 1, not 01', () => {
  render(
    <DateInput
      label="Date"
      value="2026-12-01"
      onChange={() => undefined}
      calendar={{ near: '2026-11-01', open: false, onOpen: () => undefined }}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { hidden: true }).value).toBe('Dec 1, 2026');
});

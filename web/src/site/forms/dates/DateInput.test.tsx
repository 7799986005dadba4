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

const keysOf = (part: HTMLElement, ...keys: string[]) => keys.map((key) => ({ part, key }));
const day = Array.from('12142026');
const partsOf = () => screen.getAllByRole('spinbutton') as [HTMLElement, HTMLElement, HTMLElement];
const typed = () => screen.getByRole('status').textContent;

it('the keys of a date go on from part to part', () => {
  render(<Form />);
  const [month] = partsOf();
  pressKeys(keysOf(month, ...day));
  expect(typed()).toBe('2026-12-14');
});

it('each part gets the keys that were pressed in it, and the focus goes back to where it was', () => {
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

it('what was taken back, and what arrows did, is so again', () => {
  render(<Form />);
  const [month] = partsOf();
  pressKeys(keysOf(month, '1', '1', 'ArrowLeft', 'Backspace', ...day, 'ArrowUp'));
  expect(typed()).toBe('2027-12-14');
});

it('without keys nothing moves', () => {
  render(<Form />);
  pressKeys([]);
  expect(document.activeElement).toBe(document.body);
});

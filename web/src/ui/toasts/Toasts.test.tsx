import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'sonner';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';

afterEach(() => {
  act(() => void toast.dismiss());
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  button(name).focus();
  return userEvent.keyboard('{Enter}');
};

function List() {
  const [names, setNames] = useState(['Ana', 'Made', 'Wayan']);
  return (
    <>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setNames(['Ana', 'Wayan'])}>
        Made leaves
      </button>
    </>
  );
}

/** A list of buttons, and a toast about what was done with one of them. */
async function show() {
  renderAt('/', [{ path: '/', element: <List /> }]);
  await userEvent.click(button('Made'));
  const undo = { label: 'Undo', onClick: () => void toast('Undone') };
  act(() => void toast('Confirmed', { action: undo }));
  await screen.findByText('Confirmed');
}

it.each(['Undo', 'Close toast'])('%s gives the focus back to where it was', async (name) => {
  await show();
  await press(name);
  await expect.poll(() => document.activeElement).toBe(button('Made'));
});

it('the list gets the focus if the element that had it is gone', async () => {
  await show();
  button('Undo').focus();
  // This moves no focus.
  fireEvent.click(button('Made leaves'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(button('Ana'));
});

it('an action may move the focus itself', async () => {
  await show();
  const open = { label: 'Open', onClick: () => button('Wayan').focus() };
  act(() => void toast('A new booking', { action: open }));
  await screen.findByText('A new booking');
  await press('Open');
  await expect.poll(() => document.activeElement).toBe(button('Wayan'));
});

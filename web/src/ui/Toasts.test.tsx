import { useColorScheme } from '@mui/material/styles';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'sonner';
import { afterEach, expect, it } from 'vitest';
import { renderAt } from '../testing/renderAt.tsx';

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

function Scheme() {
  const { setMode } = useColorScheme();
  return (
    <>
      <button onClick={() => setMode('dark')}>Dark</button>
      <button onClick={() => setMode('light')}>Light</button>
    </>
  );
}

it('are dark in dark mode, with pale words, and their buttons can be hit', async () => {
  renderAt('/', [{ path: '/', element: <Scheme /> }]);
  act(() => void toast.success('Confirmed', { action: { label: 'Undo', onClick: () => {} } }));
  const shown = await screen.findByText('Confirmed');
  const toaster = shown.closest<HTMLElement>('[data-sonner-toaster]');
  for (const [name, scheme, words] of [
    ['Dark', 'dark', '#d3efd9'],
    ['Light', 'light', '#17502a'],
  ] as const) {
    fireEvent.click(button(name));
    expect(toaster?.dataset['sonnerTheme']).toBe(scheme);
    expect(toaster?.style.getPropertyValue('--success-text')).toBe(words);
  }
  expect(button('Undo').style.height).toBe('32px');
});

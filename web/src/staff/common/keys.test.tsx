import Dialog from '@mui/material/Dialog';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { KeysDialog } from '../shell/AccountMenu.tsx';
import { keyGroups, switchKeys, useKeys } from './keys.ts';

const next = vi.fn<() => void>();
const confirm = vi.fn<() => void>();
const close = vi.fn<() => void>();

function Page({ open = false }: { open?: boolean }) {
  useKeys({ next, confirm, close });
  return (
    <>
      <label>
        Name <input />
      </label>
      <div data-page-keys="">
        <input aria-label="Answer" />
      </div>
      <input type="checkbox" aria-label="Choose" />
      <button type="button">Save</button>
      <Dialog open={open}>
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}
const press = (key: string, at: Element = document.body, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(at, { key, ...more });

afterEach(() => {
  switchKeys(true);
  vi.clearAllMocks();
});

it('runs the action of a key, also with Caps Lock', () => {
  render(<Page />);
  press('c');
  press('C', screen.getByRole('button'));
  press('j', screen.getByRole('checkbox'));
  expect([confirm, next].map((one) => one.mock.calls.length)).toEqual([2, 1]);
});

it('does nothing while typing, with a modifier, or while something covers the page', () => {
  const { rerender } = render(<Page />);
  press('c', screen.getByRole('textbox', { name: 'Name' }));
  press('c', screen.getByRole('textbox', { name: 'Answer' }));
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
    press('c', document.body, { [modifier]: true });
  }
  rerender(<Page open />);
  press('c');
  press('c', screen.getByRole('button', { name: 'Yes' }));
  expect(confirm).not.toHaveBeenCalled();
});

it('a key that follows the end of a dialog at once is not lost', () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(<Page open />);
  rerender(<Page />);
  expect(document.querySelector('.MuiModal-root')).not.toBeNull();
  press('c', document.activeElement ?? undefined);
  expect(confirm).toHaveBeenCalledOnce();
});

it('Esc closes a sheet from a field in it, and from no other', () => {
  render(<Page />);
  press('Escape', screen.getByRole('textbox', { name: 'Name' }));
  expect(close).not.toHaveBeenCalled();
  press('Escape', screen.getByRole('textbox', { name: 'Answer' }));
  expect(close).toHaveBeenCalledTimes(1);
});

it('repeats moves through the list while held down, but no decisions', () => {
  render(<Page />);
  press('j', document.body, { repeat: true });
  press('c', document.body, { repeat: true });
  expect([confirm, next].map((one) => one.mock.calls.length)).toEqual([0, 1]);
});

it('can be switched off, except for keys that are not characters', () => {
  renderAt('/', [{ path: '/', element: <KeysDialog open onClose={() => undefined} /> }]);
  for (const { does } of keyGroups.flatMap(({ keys }) => Object.values(keys))) {
    expect(screen.getByText(does)).toBeTruthy();
  }
  const toggle = screen.getByRole<HTMLInputElement>('switch');
  fireEvent.click(toggle);
  expect(toggle.checked).toBe(false);
  cleanup();
  render(<Page />);
  press('c');
  press('Escape');
  expect([confirm, close].map((one) => one.mock.calls.length)).toEqual([0, 1]);
});

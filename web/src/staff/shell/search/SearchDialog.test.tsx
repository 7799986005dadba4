import { act, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { noteBeat } from '../../../data/firebase/live/connection.ts';
import { offlineForThisFile } from '../../../data/firebase/testing/offlineStore.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { SearchDialog, useChoice } from './SearchButton.tsx';

offlineForThisFile();

const open = (isAdmin = false) => {
  const onClose = vi.fn<() => void>();
  const element = <SearchDialog open onClose={onClose} isAdmin={isAdmin} />;
  const router = renderAt('/', [{ path: '*', element }]);
  const type = (text: string) => userEvent.type(screen.getByRole('combobox'), text);
  const found = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  return { onClose, router, type, found };
};

it('offers pages by their name at once, also offline, and Enter opens the first', async () => {
  const { router, type, found } = open(true);
  await type('t');
  expect(found()).toEqual([]);
  await type('our');
  expect(found()).toEqual(['Tours', 'Add New Tour']);
  screen.getByText(/^The server cannot be reached/);
  await userEvent.clear(screen.getByRole('combobox'));
  await type('templates{Enter}');
  expect(found()).toEqual(['Message templates']);
  await expect.poll(() => router.state.location.pathname).toBe('/admin/templates');
});

it.each([
  ['the first result as soon as there is one', ['Enter'], 1],
  ['nothing once more is typed', ['Enter', 'a'], 0],
])('Enter before there is a result opens %s', (_, keys, clicks) => {
  const onClick = vi.fn<() => void>();
  render(
    <button type="button" id="result0" onClick={onClick}>
      Tours
    </button>,
  );
  const { result, rerender } = renderHook(
    (count: number) => useChoice(count, (index) => `result${index}`),
    { initialProps: 0 },
  );
  for (const key of keys) {
    result.current.onKeyDown({
      key,
      nativeEvent: {},
      preventDefault: () => undefined,
    } as KeyboardEvent<HTMLInputElement>);
  }
  rerender(2);
  expect(onClick).toHaveBeenCalledTimes(clicks);
});

it('offers no page that the role may not use', async () => {
  const { type, found } = open();
  await type('team');
  expect(found()).toEqual([]);
});

it('waits for the connection, then shows the failure and offers a retry', async () => {
  open();
  const dialog = screen.getByRole('dialog', { name: 'Search everything' });
  const field = within(dialog).getByRole('combobox', { name: 'Search everything' });
  await expect.poll(() => document.activeElement).toBe(field);
  // A single letter starts no search.
  await userEvent.type(field, 'a');
  screen.getByText(/^Bookings, transfers, messages/);
  await userEvent.type(field, 'na');
  screen.getByText(/^The server cannot be reached/);
  // The server is reachable, but does not answer this request.
  act(() => noteBeat(true));
  screen.getByText('Searching…');
  await screen.findByRole('button', { name: 'Try again' });
  screen.getByText(/^The search failed/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText('Searching…');
  act(() => noteBeat(false));
  screen.getByText(/^The server cannot be reached/);
});

it('closes with Escape', async () => {
  const { onClose } = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

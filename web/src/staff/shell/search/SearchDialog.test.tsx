import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { noteBeat } from '../../../data/firebase/live/connection.ts';
import { offlineForThisFile } from '../../../data/firebase/testing/offlineStore.ts';
import { SearchDialog } from './SearchDialog.tsx';

offlineForThisFile();

const open = () => {
  const onClose = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <SearchDialog open onClose={onClose} isAdmin={false} />
    </MemoryRouter>,
  );
  return onClose;
};

it('waits for the connection, then shows the failure and offers a retry', async () => {
  open();
  const field = screen.getByRole('combobox', { name: 'Search everything' });
  expect(document.activeElement).toBe(field);
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
  const onClose = open();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deleteApps } from '../../../data/firebase/testing/deleteApps.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { beSuite, startServer } from '../../../testing/server.ts';
import type { Server } from '../../../testing/server.ts';
import type * as module from './Notes.tsx';

let server: Server;
let Notes: typeof module.Notes;
beforeAll(async () => {
  server = await startServer();
  // Stands in for the functions of the local suite, whose port offset is 3.
  beSuite(server, 3);
  vi.resetModules();
  await deleteApps();
  ({ Notes } = await import('./Notes.tsx'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await deleteApps();
  // Gives later tests in this process an app of their own.
  vi.resetModules();
  await server.close();
});

/** The notes, and the listener that reports them. */
function Sheet() {
  const [notes, setNotes] = useState('');
  return (
    <>
      <button onClick={() => setNotes('Vegetarian')}>Report</button>
      <Notes kind="bookings" id="1a2b3c4d-5e1a-4bae-8ba1-000000000000" notes={notes} />
    </>
  );
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps what is typed while the notes are saved, and calls it no change by someone else', async () => {
  server.answer = () => ({ json: { result: { notes: '' } } });
  renderAt('/', [{ path: '/', element: <Sheet /> }]);
  type('Vegetarian');
  press('Save the notes');
  type('Vegetarian, no nuts');
  press('Report');
  expect(screen.queryByText(/Someone else/)).toBeNull();
  expect(await screen.findByText('The notes are saved')).toBeTruthy();
  expect(box().value).toBe('Vegetarian, no nuts');
  expect(screen.queryByText(/Someone else/)).toBeNull();
  press('Save the notes');
  await vi.waitFor(() => expect(server.requests).toHaveLength(2));
  expect(server.requests.at(-1)?.body).toMatchObject({
    data: { seen: 'Vegetarian', notes: 'Vegetarian, no nuts' },
  });
});

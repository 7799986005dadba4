import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { withServer } from '../../../testing/withServer.ts';

const { server, Notes } = await withServer(() => import('./Notes.tsx'));

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

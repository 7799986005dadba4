import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { signOut as endSession } from '../../../data/people/session.ts';
import { guestForm, persistedForm } from '../../../forms/persistedForm.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { draftOf } from '../../editing/drafts.ts';
import { useGuestMessageDraft } from '../../requests/messages/guestMessage.ts';
import { AnswerBox } from '../../requests/messages/AnswerBox.tsx';
import { adminRoute } from '../../common/session.tsx';
import { useSignOut } from './useSignOut.ts';

// Files share their modules: this one needs those that know the mock, and leaves none of them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../../data/people/session.ts', () => ({
  signOut: vi.fn<() => Promise<void>>(),
}));
beforeEach(() => {
  vi.mocked(endSession).mockReset().mockResolvedValue();
});

const request = { kind: 'bookings', id: '9f0c4a52-6f9e-4d8e-9d4e-0a4f2d2f7a11' } as const;

/** The staff area of one user, with a sheet in which they write to a guest. */
function Area() {
  const { signOut, dialog } = useSignOut();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => void signOut()}>
        Sign Out
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Sheet
      </button>
      {isOpen ? <Sheet /> : null}
      {dialog}
    </>
  );
}
function Sheet() {
  const { draft, begin } = useGuestMessageDraft(request);
  return (
    <>
      <AnswerBox of={`bookings/${request.id}`} isDue={false} onSend={async () => undefined} />
      <button type="button" onClick={() => begin('driver', 'Hello Hannah')}>
        Fill in
      </button>
      <output>{draft?.text}</output>
    </>
  );
}
const enter = async (uid: string) => {
  renderAt('/', [
    {
      id: adminRoute,
      loader: () => ({ uid }),
      HydrateFallback: () => null,
      element: <Outlet />,
      children: [{ path: '/', element: <Area /> }],
    },
    { path: '/auth', element: 'Signed out' },
  ]);
  await screen.findByText('Sign Out');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write to the guest' });
const keys = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

async function writeToGuest(): Promise<void> {
  await press('Sheet');
  await userEvent.type(answer(), 'Dear Hannah');
  await press('Fill in');
}

it("does not show a user's message to a guest to the next user", async () => {
  await enter('ayu');
  await writeToGuest();
  expect(keys()).toHaveLength(2);
  cleanup();
  await enter('wayan');
  await press('Sheet');
  expect(answer().value).toBe('');
  expect(screen.getByRole('status').textContent).toBe('');
});

it("removes data that names a guest, only this user's, after a question", async () => {
  await enter('ayu');
  await writeToGuest();
  const write = (uid: string, name: string, customerName: string) =>
    persistedForm<object>(guestForm(uid, name), {}).write({ values: { customerName } });
  write('ayu', 'new-booking', 'Hannah');
  write('ayu', `edit/${request.id}`, 'Hannah');
  expect(keys()).toHaveLength(4);
  // The form of a tour contains no guest, and the other data belongs to another user.
  const offer = { name: 'Walk', base: {}, values: {}, texts: {}, files: [] };
  draftOf({ uid: 'ayu', collection: 'tours', slug: 'walk' }, {}).write(offer);
  write('wayan', 'new-booking', 'Tom');

  await press('Sign Out');
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(endSession).not.toHaveBeenCalled();
  expect(keys()).toHaveLength(6);

  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Sign Out');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByText('Signed out');
  expect(keys().toSorted()).toEqual(['draft:ayu/tours/walk', 'draft:wayan/guest/new-booking']);
});

it('asks nothing if nothing is lost', async () => {
  await enter('ayu');
  await press('Sign Out');
  await screen.findByText('Signed out');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('removes nothing when the session continues', async () => {
  vi.mocked(endSession).mockRejectedValue(new Error('no line'));
  await enter('ayu');
  await writeToGuest();
  await press('Sign Out');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await screen.findByText('Sign out failed');
  expect(keys()).toHaveLength(2);
});

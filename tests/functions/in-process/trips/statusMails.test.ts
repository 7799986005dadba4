import { expect, it, vi } from 'vitest';
import { db } from '../../../../functions/src/platform/firestore.ts';
import { addTour, asGuestsAndStaff, bookTour, eventsOf, type Held, set } from './guestRequests.ts';
import { confirmedTour, edit, undo, waitingFor } from './staffEdits.ts';

vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-status-mails'));
vi.mock('firebase-functions/logger');

asGuestsAndStaff();

const subjects = async (held: Held) =>
  (await waitingFor(held)).map(({ subject }) => subject.split(' – ')[0]);
const logged = async ({ id }: Held) => {
  const found = await db.collection('mailLog').where('requestId', '==', id).get();
  return found.docs.flatMap((mail) => (mail.get('leavesAt') ? [mail.id] : []));
};

const undoLast = async (held: Held) => undo(held, (await eventsOf(held)).at(-1)?.id);

const confirmed = 'Your booking for Test Tour is confirmed';
const changed = 'Your booking for Test Tour has changed';
const cancelled = 'Your booking for Test Tour is cancelled';

it('a cancellation replaces the confirmation that waits, and its undo brings that back', async () => {
  const held = await bookTour(await addTour(), 9);
  const [confirmation] = await waitingFor(held);
  await set(held, 'confirmed', 'cancelled');
  expect(await subjects(held)).toEqual([cancelled]);
  expect(await logged(held)).toHaveLength(1);

  await undoLast(held);
  expect(await waitingFor(held)).toEqual([confirmation]);
  expect(await logged(held)).toEqual([confirmation?.id]);
  // It can still be rewritten, and replaced once more.
  await edit(held, { numberOfGuests: 3 });
  expect((await waitingFor(held))[0]?.text).toContain('Guests: 3');
  await set(held, 'confirmed', 'cancelled');
  await set(held, 'cancelled', 'confirmed');
  expect(await subjects(held)).toEqual([confirmed]);
});

it('a cancellation replaces the news of an edit, and its undo brings that back', async () => {
  const held = await confirmedTour(await addTour());
  await edit(held, { numberOfGuests: 3 });
  await set(held, 'confirmed', 'cancelled');
  expect(await subjects(held)).toEqual([cancelled]);
  await undoLast(held);
  expect(await subjects(held)).toEqual([changed]);
  // What the guest knew came back, too.
  await edit(held, { numberOfGuests: 2 });
  expect(await waitingFor(held)).toEqual([]);
});

it('a confirmation covers the edit before it', async () => {
  const held = await bookTour(await addTour(), 9, false);
  await edit(held, { numberOfGuests: 3 });
  await set(held, 'pending', 'confirmed');
  expect(await subjects(held)).toEqual([confirmed]);
  expect((await waitingFor(held))[0]?.text).toContain('Guests: 3');
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { offlineForThisFile, put } from '../../data/firebase/testing/offlineStore.ts';
import { paths } from '../../paths.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { staffPages } from '../routes.ts';
import { Component as InboxPage } from './InboxPage.tsx';

offlineForThisFile();

const open = (query = '') =>
  renderAt(`/admin/inbox${query}`, [{ path: '/admin/inbox', element: <InboxPage /> }]);

/** Guests have their own emails, so each message is a guest's own. */
const message = (id: string, minute: number, fields: object = {}) =>
  put('messages', id, minute, {
    name: `Guest ${id}`,
    email: `${id}@example.com`,
    subject: `Subject ${id}`,
    message: `Text ${id}`,
    read: false,
    ...fields,
  });
const at = (minute: number) => new Date(minute * 60_000);

const tour = {
  bookingType: 'tour',
  itemName: 'Ubud Walk',
  customerName: 'Hannah Vogel',
  customerEmail: 'm1@example.com',
  startDate: '2026-12-14',
  endDate: '2026-12-14',
  numberOfGuests: 2,
  totalPrice: 90,
};
const ride = {
  customerName: 'Ben Ride',
  customerEmail: 'ride@example.com',
  customerPhone: '+62 812 3456 7890',
  pickupLocation: 'Airport (DPS)',
  destination: 'Ubud',
  pickupDate: '2026-12-14',
  pickupTime: '10:00',
  passengers: 2,
  luggage: 1,
  isStandalone: true,
  totalAmount: 30,
};

it('does not call nothing what is not loaded', async () => {
  open();
  await screen.findByText('What guests sent will appear here once the connection is back.');
  expect(screen.queryByText('Nothing waits for an answer.')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Guests' })).toBeNull();
});

/** What has never been loaded is not known to be none: something of each kind waits. */
const putReplies = () => {
  const reply = { unanswered: true, lastMessageAt: at(60), updatedAt: at(60), status: 'confirmed' };
  put('bookings', 'reply', 60, { ...tour, ...reply, customerEmail: 'reply@example.com' });
  put('transfers', 'reply', 60, { ...ride, ...reply });
};

it('shows what waits by guest, newest first, and all of it on request', async () => {
  message('m1', 10);
  message('m2', 5, { read: true });
  put('bookings', 'b1', 1, {
    ...tour,
    status: 'confirmed',
    updatedAt: at(1),
    changeRequest: { what: 'cancel', at: at(20) },
  });
  open();
  await screen.findByText('Text m1');
  const [guest, ...others] = within(screen.getByRole('list', { name: 'Guests' })).getAllByRole(
    'heading',
  );
  expect([guest?.textContent, others]).toEqual(['Hannah Vogel', []]);
  const rows = () =>
    screen
      .getAllByRole('button')
      .filter((row) => row.hasAttribute('data-entry'))
      .map((row) => row.getAttribute('data-entry'));
  expect(rows()).toEqual(['change:bookings:b1', 'message:m1']);
  expect(screen.queryByText('Text m2')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await screen.findByText('Text m2');
  screen.getByText('Read');
});

it("shows who has a guest's request, and only one's own or unassigned ones on request", async () => {
  const asked = (id: string, minute: number, name?: string) =>
    put('transfers', id, minute, {
      ...ride,
      customerName: `Guest ${id}`,
      customerEmail: `${id}@example.com`,
      status: 'confirmed',
      updatedAt: at(minute),
      changeRequest: { what: 'cancel', at: at(minute) },
      ...(name ? { assignee: { uid: name === 'Ayu Sari' ? 'me' : 'other', name } } : {}),
    });
  asked('mine', 30, 'Ayu Sari');
  asked('theirs', 31, 'made@example.com');
  asked('free', 32);
  const session = { uid: 'me', email: '', fullName: '', role: 'staff', emailVerified: true };
  const router = renderAt('/admin/inbox', [
    {
      id: 'admin',
      loader: () => session,
      hydrateFallbackElement: <></>,
      children: [{ path: '/admin/inbox', element: <InboxPage /> }],
    },
  ]);
  await screen.findByText('Guest free');
  expect(screen.getByTitle('Ayu Sari').textContent).toBe('ASAssigned to Ayu Sari');
  expect(screen.getByTitle('made@example.com').textContent).toMatch(/^ME/);
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
  expect(router.state.location.search).toBe('?whose=mine');
  screen.getByText('Guest mine');
  await waitFor(() => expect(screen.queryByText('Guest theirs')).toBeNull());
  expect(screen.queryByText('Guest free')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
  expect(router.state.location.search).toBe('?whose=nobody');
  await screen.findByText('Guest free');
  expect(screen.queryByText('Guest mine')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
  expect(router.state.location.search).toBe('');
  await screen.findByText('Guest theirs');
});

it('lists a damaged record, and opens what the link names', async () => {
  put('messages', 'broken', 30, { name: 'Ben', read: false });
  const router = open('?open=message:m1');
  await screen.findByText(/^A damaged message, ID broken/);
  await screen.findByRole('heading', { name: 'Subject m1' });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Subject m1' })).toBeNull());
});

it('opens what waits longest for the link of the dashboard', async () => {
  putReplies();
  message('m0', 2);
  message('m3', 1, { read: true });
  put('reviews', 'r1', 1, {
    itemId: 'ubud-walk',
    itemName: 'Ubud Walk',
    bookingType: 'tour',
    tripId: 't1',
    month: '2026-11',
    name: 'Hannah V.',
    country: 'DE',
    rating: 5,
    text: 'Lovely.',
    status: 'waiting',
    updatedAt: at(1),
  });
  const router = open();
  await screen.findByText('Text m0');
  await screen.findByText('Lovely.');
  const shown = () =>
    screen
      .getAllByRole('button')
      .map((row) => row.getAttribute('data-entry'))
      .filter((id) => id === 'message:m0' || id === 'message:m1');
  expect(shown()).toEqual(['message:m1', 'message:m0']);
  expect(screen.queryByText('Waits longest')).toBeNull();
  await act(() => router.navigate(paths.admin.answerInbox));
  await screen.findByRole('heading', { name: 'Subject m0' });
  expect(router.state.location.search).toBe('?order=oldest&open=message%3Am0');
  expect(shown()).toEqual(['message:m0', 'message:m1']);
  const row = screen.getByText('Waits longest').closest('[data-entry]');
  expect(row?.getAttribute('data-entry')).toBe('message:m0');
  expect(row?.getAttribute('aria-current')).toBe('true');
  const oldestFirst = screen.getByRole('button', { name: 'Oldest first' });
  expect(oldestFirst.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(oldestFirst);
  await waitFor(() => expect(shown()).toEqual(['message:m1', 'message:m0']));
});

it('the former address of contact messages leads here', async () => {
  const former = staffPages.filter(({ path }) => path === paths.admin.messages);
  const there = { path: '/admin/inbox', element: <InboxPage /> };
  const router = renderAt('/admin/inbox', [...former, there]);
  await act(() => router.navigate('/admin/messages?open=m0'));
  await screen.findByRole('heading', { name: 'Subject m0' });
  expect(router.state.location.search).toBe('?open=message:m0');
  await act(() => router.navigate('/admin/messages?show=unread'));
  expect(router.state.location).toMatchObject({ pathname: '/admin/inbox', search: '' });
});

it('a message is answered in place, by mail; who answered it is shown', async () => {
  message('m9', 40, {
    subject: 'Child seats',
    read: true,
    answers: [{ id: 'a1', text: 'Yes, two.', byName: 'Made Wirawan', at: at(50) }],
  });
  put('mailLog', 'a1', 50, {
    kind: 'messages',
    requestId: 'm9',
    to: 'm9@example.com',
    subject: 'Re: Child seats',
    state: 'sent',
    changedAt: at(50),
  });
  open('?show=all&open=message:m9');
  await screen.findByRole('heading', { name: 'Child seats' });
  await screen.findByText('Yes, two.');
  screen.getByText('Made Wirawan');
  await screen.findByText('Re: Child seats');
  await screen.findByText('Answered by Made Wirawan');
  screen.getByRole('textbox', { name: 'Write to the guest' });
  screen.getByText('Sent as a mail to m9@example.com.');
  expect(screen.queryByRole('button', { name: 'No answer needed' })).toBeNull();
});

it('shows 50 of each kind, and more on request', async () => {
  for (let minute = 100; minute < 151; minute += 1) message(`n${minute}`, minute);
  open();
  const shown = () => document.body.textContent ?? '';
  await waitFor(() => expect(shown()).toContain('Text n150'));
  expect(shown()).not.toContain('Text n100');
  fireEvent.click(screen.getByText('Show more'));
  await waitFor(() => expect(shown()).toContain('Text n100'));
  expect(shown()).not.toContain('Show more');
});

it('refuses a link that names nothing', async () => {
  open('?open=users:u1');
  expect(await screen.findByText('Nothing found')).toBeTruthy();
});

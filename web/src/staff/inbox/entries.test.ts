import type { ContactMessage } from '@selasar/domain/messages';
import type { Booking } from '@selasar/domain/requests';
import type { Review } from '@selasar/domain/reviews';
import { expect, it } from 'vitest';
import {
  ageText,
  byGuest,
  changeEntry,
  longestWaiting,
  merge,
  messageEntry,
  openedBy,
  released,
  replyEntry,
  reviewEntry,
} from './entries.ts';
import type { Entry } from './entries.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute));

const message = (id: string, minute: number, change: Partial<ContactMessage> = {}) =>
  messageEntry({
    id,
    name: 'Hannah Vogel',
    email: 'hannah@example.com',
    subject: 'Towels',
    message: 'Do you have any?',
    read: false,
    createdAt: at(minute),
    ...change,
  });
const booking = (id: string, change: Partial<Booking> = {}): Booking => ({
  id,
  bookingType: 'tour',
  tourId: 'walk',
  itemName: 'Ubud Walk',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  startDate: '2026-12-14',
  endDate: '2026-12-14',
  numberOfGuests: 2,
  totalPrice: 90,
  status: 'confirmed',
  createdAt: at(0),
  updatedAt: at(0),
  ...change,
});
const review: Review = {
  id: 'b1',
  tripId: 't1',
  bookingType: 'tour',
  itemId: 'walk',
  itemName: 'Ubud Walk',
  rating: 4,
  text: 'The best morning of all.',
  name: 'Hannah V.',
  country: '',
  month: '2026-11',
  status: 'waiting',
  createdAt: at(3),
  updatedAt: at(3),
};
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

it('merges the sources, newest first', () => {
  const replies = ['a', 'b'].map((id, index) =>
    replyEntry({
      kind: 'bookings',
      request: booking(id, { unanswered: true, lastMessageAt: at(4 - 3 * index) }),
    }),
  );
  const merged = merge([[message('m', 2)], [reviewEntry(review)], replies, []], 50, 'newest');
  expect(ids(merged)).toEqual(['reply:bookings:a', 'review:b1', 'message:m', 'reply:bookings:b']);
});

it('shows no entry that is older than what an unfinished source may still have', () => {
  const messages = [9, 8, 7].map((minute) => message(`m${minute}`, minute));
  const others = [reviewEntry({ ...review, createdAt: at(8) }), reviewEntry(review)];
  expect(ids(merge([messages, others], 2, 'newest'))).toEqual([
    'message:m9',
    'message:m8',
    'review:b1',
  ]);
  expect(ids(merge([messages, others], 3, 'newest'))).toEqual([
    'message:m9',
    'message:m8',
    'review:b1',
    'message:m7',
    'review:b1',
  ]);
});

it('begins with the oldest where that is asked for', () => {
  const messages = [1, 2, 3].map((minute) => message(`m${minute}`, minute));
  const reviews = [reviewEntry({ ...review, createdAt: at(0) }), reviewEntry(review)];
  const merged = merge([messages, reviews], 2, 'oldest');
  expect(ids(merged)).toEqual(['review:b1', 'message:m1', 'message:m2']);
  // Nobody waits for a review.
  expect(longestWaiting(merged)?.id).toBe('message:m1');
  expect(longestWaiting([reviewEntry(review)])?.id).toBe('review:b1');
  expect(longestWaiting([message('m', 1, { read: true })])).toBeUndefined();
});

it('lists guests by their oldest entries under their latest names', () => {
  const guests = byGuest(
    [
      message('a', 1, { name: 'A. Vogel' }),
      message('b', 2, { email: 'ben@example.com' }),
      message('c', 3),
    ],
    'oldest',
  );
  expect(guests.map(({ name, entries }) => [name, ids(entries)])).toEqual([
    ['Hannah Vogel', ['message:a', 'message:c']],
    [expect.any(String), ['message:b']],
  ]);
});

it('groups the entries of a guest by email or trip', () => {
  const request = booking('b1', {
    tripId: 't1',
    customerEmail: ' Hannah@Example.com',
    changeRequest: { what: 'cancel', at: at(1) },
  });
  const guests = byGuest(
    [
      // Only the change request tells that these two are one guest.
      reviewEntry(review),
      message('other', 2, { name: 'Ben', email: 'ben@example.com' }),
      message('m', 2),
      changeEntry({ kind: 'bookings', request }),
    ],
    'newest',
  );
  expect(guests.map(({ name, entries }) => [name, ids(entries)])).toEqual([
    ['Hannah V.', ['review:b1', 'message:m', 'change:bookings:b1']],
    ['Ben', ['message:other']],
  ]);
});

it('says what was done about an entry that no longer waits', () => {
  const outcomes = [
    message('m', 1),
    message('m', 1, { read: true }),
    message('m', 1, {
      read: true,
      answers: ['Ayu', 'Made'].map((byName) => ({ id: byName, text: 'Yes', byName, at: at(2) })),
    }),
    reviewEntry({ ...review, status: 'hidden' }),
    replyEntry({ kind: 'bookings', request: booking('b', { lastMessageAt: at(1) }) }),
  ].map(({ waits, outcome }) => [waits, outcome]);
  expect(outcomes).toEqual([
    [true, undefined],
    [false, 'Read'],
    [false, 'Answered by Made'],
    [false, 'Hidden'],
    [false, 'Answered'],
  ]);
});

it('finds the record of an id in the URL, and nothing for any other text', () => {
  expect(openedBy('message:m1')).toEqual({ kind: 'message', id: 'm1' });
  expect(openedBy('review:b1')).toEqual({ kind: 'review', id: 'b1' });
  expect(openedBy('reply:bookings:b1')).toEqual({ kind: 'bookings', id: 'b1' });
  expect(openedBy('change:transfers:t1')).toEqual({ kind: 'transfers', id: 't1' });
  for (const other of ['', 'message', 'message:', 'reply:users:u1', 'reply:bookings', 'a/b']) {
    expect(openedBy(other)).toBeUndefined();
  }
});

it.each([
  [0, 'now'],
  [59, '59 min ago'],
  [60, '1 h ago'],
  [47 * 60, '47 h ago'],
  [48 * 60, '2 d ago'],
])('an entry of %i minutes ago is from %j', (minutes, text) => {
  expect(ageText(at(0), at(minutes).getTime())).toBe(text);
});

it("what someone had who no longer works here is nobody's", () => {
  const assignee = { uid: 'made', name: 'Made Wirawan' };
  const entry = replyEntry({ kind: 'bookings', request: booking('b1', { assignee }) });
  expect(released(entry, ['made']).assignee).toBeUndefined();
  expect(released(entry, ['ketut']).assignee).toEqual(assignee);
  expect(released(message('m1', 1), ['made']).assignee).toBeUndefined();
});

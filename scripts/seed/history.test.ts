import {
  bookingStatus,
  bookingStatuses,
  transferStatus,
  transferStatuses,
} from '@selasar/domain/requests';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { historyOf } from './history.ts';

const createdAt = Timestamp.fromMillis(0);
const steps = (events: readonly { data: FirebaseFirestore.DocumentData }[]) =>
  events.map(({ data }) => `${data['from']} > ${data['to']}`);

it.each(bookingStatuses)('a booking that is %s came there along the arrows', (status) => {
  const events = historyOf(bookingStatus)({ path: 'a/b', data: { status, createdAt } });
  expect(events[0]?.data).toMatchObject({ from: null, to: 'pending', by: 'guest' });
  expect(events.at(-1)?.data['to']).toBe(status);
});

it.each(transferStatuses)('a transfer that is %s came there along the arrows', (status) => {
  const events = historyOf(transferStatus)({ path: 'a/b', data: { status, createdAt } });
  expect(events.at(-1)?.data['to']).toBe(status);
});

it('takes the shortest way', () => {
  const of = (status: string) =>
    steps(historyOf(transferStatus)({ path: 'a/b', data: { status, createdAt } }));
  expect(of('completed')).toEqual([
    'null > pending',
    'pending > confirmed',
    'confirmed > completed',
  ]);
  expect(of('cancelled')).toEqual(['null > pending', 'pending > cancelled']);
  expect(() => of('lost')).toThrow("No arrows lead to 'lost'.");
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Arrival, ArrivalCollection } from '../../../data/requests/useArrivalsSince.ts';
import { beginSession, endSession } from '../../../data/firebase/lifetime.ts';
import { noteArrivals, noteSeen, seenUpTo, useUnseenCount } from './unseen.ts';

const arrival = (collection: ArrivalCollection, at: number): Arrival => ({
  id: `${collection}${at}`,
  collection,
  who: 'Ana',
  what: 'Ubud Jungle Adventure',
  at,
});
const count = () => renderHook(() => useUnseenCount()).result;

beforeEach(() => {
  endSession();
  beginSession();
});
afterEach(() => {
  beginSession();
});

it("counts new entries until they were on this user's screen", () => {
  const unseen = count();
  expect(unseen.current).toBe(0);
  act(() => noteArrivals('bookings', [arrival('bookings', 20), arrival('bookings', 10)]));
  act(() => noteArrivals('messages', [arrival('messages', 5)]));
  expect(unseen.current).toBe(3);
  act(() => noteSeen('ana', 'bookings', 10));
  expect(unseen.current).toBe(2);
  act(() => noteSeen('ana', 'bookings', 20));
  expect(unseen.current).toBe(1);
  expect(seenUpTo('ana', 'bookings')).toBe(20);
});

it('keeps the latest seen time when an older entry is viewed', () => {
  const unseen = count();
  act(() => noteArrivals('bookings', [arrival('bookings', 20)]));
  act(() => noteSeen('ana', 'bookings', 20));
  act(() => noteSeen('ana', 'bookings', 10));
  expect(unseen.current).toBe(0);
  expect(seenUpTo('ana', 'bookings')).toBe(20);
});

it('starts over for the next user in the same tab', () => {
  const unseen = count();
  act(() => noteArrivals('bookings', [arrival('bookings', 20)]));
  act(() => {
    endSession();
  });
  expect(unseen.current).toBe(0);
  act(() => noteSeen('ana', 'bookings', 30));
  act(() => {
    beginSession();
    endSession();
  });
  // What another user has seen is new to this one.
  act(() => noteArrivals('bookings', [arrival('bookings', 20)]));
  expect(unseen.current).toBe(1);
});

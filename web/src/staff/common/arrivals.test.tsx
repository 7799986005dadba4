import { act, renderHook, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginSession, endSession } from '../../data/firebase/lifetime.ts';
import type { Arrival, ArrivalCollection } from '../../data/requests/useArrivalsSince.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { noteArrivals, noteSeen, seenUpTo, useLastVisit, useUnseenCount } from './arrivals.ts';

function List() {
  const [latest, setLatest] = useState(10);
  useLastVisit('bookings', [{ createdAt: new Date(latest) }]);
  return (
    <button type="button" onClick={() => setLatest(20)}>
      Arrive
    </button>
  );
}

it('an entry that arrives while the list gives way to the next page stays new', async () => {
  const router = renderAt('/admin/bookings', [
    { path: '/admin/bookings', Component: List },
    { path: '/admin/tours', loader: () => new Promise(() => {}), element: <p>Tours</p> },
  ]);
  const arrival = await screen.findByRole('button');
  expect(seenUpTo('', 'bookings')).toBe(10);
  await act(async () => void router.navigate('/admin/tours'));
  act(() => arrival.click());
  expect(seenUpTo('', 'bookings')).toBe(10);
  await act(() => router.navigate('/admin/bookings'));
  expect(seenUpTo('', 'bookings')).toBe(20);
});

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

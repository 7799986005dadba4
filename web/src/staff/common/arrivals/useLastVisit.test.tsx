import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { seenUpTo } from './unseen.ts';
import { useLastVisit } from './useLastVisit.ts';

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

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBookings } from '../../firebase/liveBookings.ts';
import { LoadError } from '../LoadError.tsx';
import { useFresh } from '../useFresh.ts';
import { BookingSheet } from './BookingSheet.tsx';
import { BookingsGrid } from './BookingsGrid.tsx';

/** How long a booking that has just come in is marked as new. */
const freshMs = 60_000;

export function BookingsPage() {
  const live = useBookings();
  const [search, setSearch] = useSearchParams();
  const bookings = live.status === 'success' ? live.data : undefined;
  const arrivals = useMemo(
    () => bookings?.map(({ id, createdAt }) => ({ id, at: createdAt.getTime() })),
    [bookings],
  );
  const fresh = useFresh(arrivals, freshMs);

  const open = useCallback(
    (id: string | undefined) =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        if (id) after.set('booking', id);
        else after.delete('booking');
        return after;
      }),
    [setSearch],
  );
  const opened = search.get('booking');

  if (live.status === 'error') {
    return <LoadError message="Failed to load bookings" onRetry={live.retry} />;
  }
  return (
    <>
      <BookingsGrid bookings={bookings} fresh={fresh} onOpen={open} />
      <BookingSheet
        booking={bookings?.find(({ id }) => id === opened)}
        onClose={() => open(undefined)}
      />
    </>
  );
}

import type { Booking } from '@selasar/domain/requests';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteBeat } from '../../../data/firebase/live/connection.ts';
import { offlineForThisFile, put } from '../../../data/firebase/testing/offlineStore.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { Messages } from '../messages/Messages.tsx';
import { History } from './History.tsx';
import { Overlaps } from './Overlaps.tsx';
import { Trip } from './Trip.tsx';

offlineForThisFile();

const at = new Date('2026-11-20T02:00:00Z');
const stay: Booking = {
  id: 'stay',
  bookingType: 'villa',
  villaId: 'villa-sawah',
  itemName: 'Villa Sawah',
  customerName: 'Hannah Vogel',
  customerEmail: 'hannah@example.com',
  startDate: '2026-12-30',
  endDate: '2027-01-02',
  numberOfGuests: 2,
  totalPrice: 540,
  status: 'pending',
  tripId: 'trip',
  createdAt: at,
  updatedAt: at,
};
const show = (booking: Booking) =>
  renderAt('/', [
    {
      path: '/',
      element: (
        <>
          <Overlaps booking={booking} onShowOther={() => undefined} />
          <Trip of={booking} />
          <Messages kind="bookings" request={booking} />
          <History name="bookings" id={booking.id} />
        </>
      ),
    },
  ]);
const back = 'will appear here once the connection is back.';

/** A request whose messages are in the cache; once they are shown, the cache has answered for others, too. */
function putKnown() {
  put('bookings/known/thread', 'm1', 1, { from: 'guest', text: 'Is there shade?', at });
  put('mailLog', 'mail', 2, {
    requestId: 'known',
    to: 'hannah@example.com',
    subject: 'Your booking',
    state: 'sent',
    changedAt: at,
  });
}
const known = async () => {
  show({ ...stay, id: 'known' });
  await screen.findByText('Is there shade?');
  return screen.findByText('Your booking');
};

it('shows what was loaded before', async () => {
  putKnown();
  expect(await known()).toBeTruthy();
});

it('without a line, an open sheet says what is not loaded, and calls nothing none', async () => {
  show(stay);
  await known();
  screen.getByText(`The messages ${back}`);
  expect(screen.getAllByText(`The history ${back}`)).toHaveLength(2);
  expect(
    screen.getAllByText(`The guest's other requests, and warnings about them, ${back}`),
  ).toHaveLength(2);
  const unchecked = 'it could not be checked whether these nights are free.';
  expect(screen.getAllByText(`The connection is lost: ${unchecked}`)).toHaveLength(2);
  expect(screen.queryByText(/No messages|No other booking|Nothing was recorded/)).toBeNull();
  // With a line it is on its way.
  act(() => noteBeat(true));
  expect(screen.queryByText(/will appear here|could not be checked/)).toBeNull();
  expect(screen.queryByText(/No messages|No other booking|Nothing was recorded/)).toBeNull();
  act(() => noteBeat(false));
});

it('says that the seats of a tour could not be checked', async () => {
  const { villaId: _, ...rest } = stay;
  show({ ...rest, id: 'walk', bookingType: 'tour', tourId: 'walk', endDate: stay.startDate });
  const text = 'The connection is lost: it could not be checked whether there are seats.';
  expect(await screen.findByText(text)).toBeTruthy();
});

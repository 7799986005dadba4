import type { Booking, BookingStatus, GuestRequest, RequestStatus } from '@selasar/domain/requests';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { CardSide } from './CardSide.tsx';

const at = new Date();
const booking: Booking = {
  id: '2f0c2a44-5e1a-4bae-8ba1-000000000000',
  bookingType: 'tour',
  tourId: 'walk',
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  startDate: '2026-11-24',
  endDate: '2026-11-24',
  numberOfGuests: 2,
  totalPrice: 10,
  status: 'pending',
  createdAt: at,
  updatedAt: at,
};

function show(status: BookingStatus) {
  const onChange = vi.fn<(request: GuestRequest, to: RequestStatus) => void>();
  const options = { openDetails: vi.fn<() => void>(), recent: () => undefined, onChange };
  const row = { ...booking, status };
  const element = <CardSide {...options} kind="bookings" row={row} tabIndex={0} />;
  renderAt('/', [{ path: '/', element }]);
  return { row, onChange };
}

it('confirms a pending request in its card', async () => {
  const { row, onChange } = show('pending');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the request of Ana Lima' }));
  expect(onChange).toHaveBeenCalledWith(row, 'confirmed');
});

it.each(['confirmed', 'cancelled'] as const)(
  'leaves the actions of a %s one to its sheet',
  (status) => {
    show(status);
    expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Details of #2f0c2a44',
    ]);
  },
);

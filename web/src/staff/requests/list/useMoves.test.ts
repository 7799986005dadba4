import type { Booking, RequestStatus, Transfer } from '@selasar/domain/requests';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { kindsForStaff } from '../kindsForStaff.ts';
import { useMoves } from './useMoves.ts';

beforeEach(() => {
  // 6:15 PM in Bali.
  vi.useFakeTimers({ now: new Date('2026-11-24T10:15:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const tour = (startTime: string): Booking => ({
  id: '2f0c2a44-5e1a-4bae-8ba1-000000000000',
  bookingType: 'tour',
  tourId: 'walk',
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  startDate: '2026-11-24',
  endDate: '2026-11-24',
  startTime,
  numberOfGuests: 2,
  totalPrice: 10,
  status: 'pending',
  createdAt: new Date(),
  updatedAt: new Date(),
});

const close = () => undefined;

function start(opened?: string) {
  const done: RequestStatus[] = [];
  const changes = {
    change: (_item: object, to: RequestStatus) => {
      done.push(to);
      return Promise.resolve(true);
    },
  };
  const opening = { isOpen: (id: string) => id === opened, close };
  const { result } = renderHook(() => useMoves({ kind: kindsForStaff.bookings, changes, opening }));
  return { result, done };
}

it('asks before a tour that has left is confirmed', async () => {
  const { result, done } = start();
  act(() => result.current.move(tour('02:00'), 'confirmed'));
  expect(done).toEqual([]);
  const { title, text } = result.current.asking.question ?? {};
  expect(title).toBe('Confirm the booking of Ana Lima?');
  expect(text).toContain('This tour has already left, at 02:00');
  await act(async () => result.current.asking.onConfirm());
  expect(done).toEqual(['confirmed']);
});

it('says what is to be given back before a guest who has paid is cancelled', () => {
  const { result } = start();
  const ask = (amounts: number[]) => {
    const payments = amounts.map((amount) => ({ amount })) as Booking['payments'];
    act(() => result.current.move({ ...tour('19:00'), payments }, 'cancelled'));
    return result.current.asking.question?.text;
  };
  expect(ask([170])).toMatch(/cancelled\.\nThe guest has paid \$170: \$170 to give back\.$/);
  expect(ask([])).not.toContain('paid');
});

it('the button that cancels says what, beside the one that goes back', () => {
  const { result } = renderHook(() =>
    useMoves({
      kind: kindsForStaff.transfers,
      changes: { change: () => Promise.resolve(true) },
      opening: { isOpen: () => false, close },
    }),
  );
  const labelOf = (to: RequestStatus) => {
    act(() => result.current.move({ status: 'confirmed' } as Transfer, to));
    return result.current.asking.question?.confirm;
  };
  expect(labelOf('cancelled')).toBe('Cancel transfer');
  expect(labelOf('completed')).toBe('Complete');
});

it('does not ask if the open details show the warning', async () => {
  const left = tour('02:00');
  const { result, done } = start(left.id);
  await act(async () => result.current.move(left, 'confirmed'));
  expect(done).toEqual(['confirmed']);
});

it('confirms any other booking at once', async () => {
  const { result, done } = start();
  await act(async () => result.current.move(tour('19:00'), 'confirmed'));
  expect(result.current.asking.question).toBeUndefined();
  expect(done).toEqual(['confirmed']);
});

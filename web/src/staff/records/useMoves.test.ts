import { act, renderHook } from '@testing-library/react';
import { bookingStatus } from '@selasar/domain';
import type { Booking, BookingStatus } from '@selasar/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { useStatusChanges } from './details/useStatusChanges.ts';
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

function start() {
  const done: BookingStatus[] = [];
  const changes = {
    change: (_item: Booking, to: BookingStatus) => {
      done.push(to);
      return Promise.resolve(true);
    },
    describe: () => 'Ana Lima, Walk',
  } as unknown as ReturnType<typeof useStatusChanges<Booking, BookingStatus>>;
  const { result } = renderHook(() =>
    useMoves({ changes, statuses: bookingStatus, close: () => undefined }),
  );
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

it('does not ask if the open details show the warning', async () => {
  const left = tour('02:00');
  window.history.replaceState(null, '', `?open=${left.id}`);
  const { result, done } = start();
  await act(async () => result.current.move(left, 'confirmed'));
  expect(done).toEqual(['confirmed']);
  window.history.replaceState(null, '', '/');
});

it('confirms any other booking at once', async () => {
  const { result, done } = start();
  await act(async () => result.current.move(tour('19:00'), 'confirmed'));
  expect(result.current.asking.question).toBeUndefined();
  expect(done).toEqual(['confirmed']);
});

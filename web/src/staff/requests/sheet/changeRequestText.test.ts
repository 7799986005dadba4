import { startOfBaliDate } from '@selasar/domain/core';
import { factsText } from '@selasar/domain/requests';
import { expect, it } from 'vitest';
import { changeRequestEventText, hasChangeRequest, lostText } from './changeRequestText.ts';

const stay = {
  startDate: '2026-12-12',
  endDate: '2026-12-15',
  numberOfGuests: 3,
  totalPrice: 540,
};
const day = { ...stay, endDate: stay.startDate, numberOfGuests: 1, totalPrice: 91.5 };
const ride = {
  pickupDate: '2026-12-12',
  pickupTime: '14:00',
  passengers: 1,
  luggage: 2,
  totalAmount: 50,
};

it('shows a stay, a day and a ride in one line', () => {
  expect(factsText(stay)).toBe('Dec 12, 2026 – Dec 15, 2026, 3 guests, $540');
  expect(factsText(day)).toBe('Dec 12, 2026, 1 guest, $91.50');
  expect(factsText(ride)).toBe('Dec 12, 2026, 14:00, 1 passenger, 2 bags, $50');
});

it('shows what a cancellation costs, if the rules say so', () => {
  const request = { status: 'confirmed' as const, freeUntil: '2026-12-01', deposit: 54 };
  expect(lostText(request, startOfBaliDate('2026-12-01'))).toBe('Cancellation is free of charge.');
  expect(lostText(request, startOfBaliDate('2026-12-02'))).toBe(
    'The guest loses the deposit of $54.',
  );
  expect(lostText({ status: 'confirmed' }, startOfBaliDate('2026-12-02'))).toMatch(
    /do not state what the guest loses/,
  );
});

it('shows in the history what was requested, and the outcome', () => {
  const cancel = { what: 'cancel' } as const;
  const change = { what: 'change', before: day, after: stay } as const;
  const texts = (outcome: 'requested' | 'withdrawn' | 'accepted' | 'declined') => [
    changeRequestEventText({ ...cancel, outcome }, 'confirmed → cancelled'),
    changeRequestEventText({ ...change, outcome }, 'confirmed → confirmed'),
  ];
  const requested = factsText(stay);
  expect(texts('requested')).toEqual(['Asked to cancel', `Asked for ${requested}`]);
  expect(texts('withdrawn')).toEqual([
    'Withdrew the request to cancel',
    `Withdrew the request for ${requested}`,
  ]);
  expect(texts('accepted')).toEqual([
    'confirmed → cancelled, as the guest asked',
    `Changed from ${factsText(day)} to ${requested}, as the guest asked`,
  ]);
  expect(texts('declined')).toEqual(['Declined to cancel', `Declined ${requested}`]);
});

const changeRequest = {};

it('only an open request waits for an answer', () => {
  expect(hasChangeRequest({ status: 'pending', changeRequest })).toBe(true);
  expect(hasChangeRequest({ status: 'confirmed', changeRequest })).toBe(true);
  expect(hasChangeRequest({ status: 'cancelled', changeRequest })).toBe(false);
  expect(hasChangeRequest({ status: 'completed', changeRequest })).toBe(false);
  expect(hasChangeRequest({ status: 'confirmed' })).toBe(false);
  expect(hasChangeRequest({ changeRequest })).toBe(false);
});

import { threadTextSchema } from '@selasar/domain/messages';
import { z } from 'zod';
import { createContext } from 'react';
import type { CivilDate } from '@selasar/domain/core';
import { dayOf, type TripRequest } from '@selasar/domain/trips';
import { notReviewed } from '@selasar/domain/reviews';

export const messageSchema = z.object({ text: threadTextSchema });

/** For the calls of the page. It goes nowhere else: see domain/src/trips. */
export const TripKey = createContext('');

const lastDayOf = (request: TripRequest): CivilDate =>
  request.kind === 'bookings' ? request.endDate : request.pickupDate;

export const isPast = (request: TripRequest, today: CivilDate): boolean =>
  lastDayOf(request) < today;

const orderOf = (request: TripRequest): string =>
  `${dayOf(request)} ${request.kind === 'transfers' ? request.pickupTime : '00:00'} ${request.id}`;

export function inOrder(requests: readonly TripRequest[], today: CivilDate) {
  const sorted = requests.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return {
    ahead: sorted.filter((request) => !isPast(request, today)),
    past: sorted.filter((request) => isPast(request, today)),
  };
}

export const asksForReview = (request: TripRequest, today: CivilDate): boolean =>
  request.kind === 'bookings' && !request.review && !notReviewed(request, today);

export const requestAnchor = (id: string) => `request-${id}` as const;

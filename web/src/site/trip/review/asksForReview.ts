import type { CivilDate } from '@selasar/domain/core';
import { notReviewed } from '@selasar/domain/reviews';
import type { TripRequest } from '@selasar/domain/trips';

export const asksForReview = (request: TripRequest, today: CivilDate): boolean =>
  request.kind === 'bookings' && !request.review && !notReviewed(request, today);

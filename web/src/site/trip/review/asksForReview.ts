import { notReviewed } from '@selasar/domain';
import type { CivilDate, TripRequest } from '@selasar/domain';

/** Whether the guest has travelled and not written a review yet. */
export const asksForReview = (request: TripRequest, today: CivilDate): boolean =>
  request.kind === 'bookings' && !request.review && !notReviewed(request, today);

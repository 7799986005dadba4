import { reviewStatus } from '@selasar/domain';
import type { Review } from '@selasar/domain';

const waits = ({ status }: Review): number => Number(reviewStatus[status].isWaiting);
const age = ({ createdAt }: Review): number => createdAt.getTime();

/** Each review once, in its latest version: pending ones first, then newest first. */
export function inOrder(reviews: readonly Review[]): Review[] {
  const latest = new Map<string, Review>();
  for (const review of reviews) {
    const known = latest.get(review.id);
    if (!known || known.updatedAt < review.updatedAt) latest.set(review.id, review);
  }
  return [...latest.values()].toSorted((a, b) => waits(b) - waits(a) || age(b) - age(a));
}

import { type Rating, ratingOf } from '@selasar/domain/offers';
import { testimonials } from '@selasar/domain/samples';

export function listedRating(
  slug: string,
  reviews: { count: number; sum: number } = { count: 0, sum: 0 },
): Rating | undefined {
  const stars = testimonials.filter(({ itemId }) => itemId === slug).map(({ rating }) => rating);
  return ratingOf({
    count: reviews.count + stars.length,
    sum: stars.reduce((sum, rating) => sum + rating, reviews.sum),
  });
}

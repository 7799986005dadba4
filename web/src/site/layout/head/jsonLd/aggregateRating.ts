import { ratingOf } from '@selasar/domain';
import type { ReviewSummary } from '@selasar/domain';
import { ratingStars } from '@selasar/brand/schema/testimonial';
import type { AggregateRating } from 'schema-dts';

/**
 * The rating by guests' reviews; undefined without reviews. Testimonials do not count: they are the company's own
 * choice.
 */
export function aggregateRating(summary: ReviewSummary | undefined) {
  const rating = ratingOf(summary);
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: ratingStars,
      worstRating: 1,
    },
  } as const satisfies { aggregateRating: AggregateRating };
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { ReviewSummary } from '@selasar/domain';
import type { Testimonial } from '@selasar/brand/schema/testimonial';
import { reviewsId } from '../catalogue/offers/OfferRating.tsx';
import { ReviewCard } from '../catalogue/reviews/ReviewCard.tsx';
import { reviewKey } from '../catalogue/reviews/reviewKey.ts';
import { TestimonialCard } from './TestimonialCard.tsx';

interface ReviewsProps {
  testimonials: readonly Testimonial[];
  reviews: ReviewSummary;
}

/** Testimonials and reviews of one tour or villa; nothing if there are none. */
export function Reviews({ testimonials, reviews: { count, latest } }: ReviewsProps) {
  if (testimonials.length + count === 0) return null;
  return (
    // The rating links to it.
    <Box component="section" id={reviewsId} sx={{ mt: 6 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 2 }}>
        {t('Guest Reviews')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {testimonials.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
        {latest.map((review, place) => (
          <ReviewCard key={reviewKey(review, place)} review={review} />
        ))}
      </Box>
      {count > latest.length ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {t('The newest {shown} of {total} reviews by guests who booked here.', {
            shown: latest.length,
            total: count,
          })}
        </Typography>
      ) : null}
    </Box>
  );
}

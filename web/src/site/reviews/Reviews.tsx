import { testimonials } from '@selasar/domain/samples';
import type { Testimonial } from '@selasar/brand/schema/testimonial';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain/i18n';
import type { ReviewSummary } from '@selasar/domain/reviews';
import { reviewsId } from './OfferRating.tsx';
import { ReviewCard, reviewKey } from './ReviewCard.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

export const reviewsOf = (slug: string): readonly Testimonial[] =>
  testimonials.filter(({ itemId }) => itemId === slug);

interface ReviewsProps {
  testimonials: readonly Testimonial[];
  reviews: ReviewSummary;
}

export function Reviews({ testimonials, reviews: { count, latest } }: ReviewsProps) {
  if (testimonials.length + count === 0) return null;
  return (
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

import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { t, plural } from '@selasar/domain';
import type { Rating } from '@selasar/domain';
import { ratingStars } from '@selasar/brand/schema/testimonial';

/** The id of the reviews' element on the page of a tour or villa. */
export const reviewsId = 'reviews';

interface OfferRatingProps {
  rating: Rating | undefined;
  /** On the page of the offer, it links to the reviews. */
  linked?: boolean;
}

/** '★ 4.8 · 12 reviews'; nothing without reviews. */
export function OfferRating({ rating, linked = false }: OfferRatingProps) {
  if (!rating) return null;
  const { average, count } = rating;
  const reviews = plural(count, '1 review', '{count} reviews');
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, typography: 'body2' }}
    >
      <StarIcon aria-hidden fontSize="small" sx={{ color: 'brand.accent' }} />
      <span>
        <Box component="span" sx={visuallyHidden}>
          {`${t('Rating:')} `}
        </Box>
        {average.toFixed(1)}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          {t('of {most}', { most: ratingStars })}
        </Box>
        {'\u00A0· '}
        {linked ? (
          <Link href={`#${reviewsId}`} color="inherit" underline="always">
            {reviews}
          </Link>
        ) : (
          reviews
        )}
      </span>
    </Box>
  );
}

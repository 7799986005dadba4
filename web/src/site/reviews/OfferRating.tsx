import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import { plural, t } from '@selasar/domain/i18n';
import type { Rating } from '@selasar/domain/offers';
import { ratingStars } from '@selasar/brand/schema/testimonial';

export const reviewsId = 'reviews';

interface OfferRatingProps {
  rating: Rating | undefined;
  linked?: boolean;
}

export function OfferRating({ rating, linked = false }: OfferRatingProps) {
  if (!rating) return null;
  const { average, count } = rating;
  const reviews = plural(count, '1 review', '{count} reviews');
  const shown = average.toFixed(1);
  return (
    <Box component="span" sx={{ typography: 'body2' }}>
      <Box
        component="span"
        sx={{
          '&::before': {
            // Read out as a word, where the browser can.
            content: ['"★"', `"★" / "${t('Rating:')}"`],
            mr: 0.75,
            color: 'brand.accent',
          },
        }}
      >
        {shown}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {` ${t('of {most}', { most: ratingStars })}`}
      </Box>
      {'\u00A0· '}
      {linked ? (
        <Link href={`#${reviewsId}`} color="inherit" underline="always">
          {reviews}
        </Link>
      ) : (
        <span>{reviews}</span>
      )}
    </Box>
  );
}

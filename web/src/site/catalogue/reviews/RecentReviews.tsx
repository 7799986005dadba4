import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { PublicReview } from '@selasar/domain';
import { ReviewCard } from './ReviewCard.tsx';
import { reviewKey } from './reviewKey.ts';

/** The newest reviews of all offers; nothing without reviews. */
export function RecentReviews({ reviews }: { reviews: readonly PublicReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: { xs: 6, md: 8 } }}>
      <Typography component="h2" variant="h3" sx={{ mb: 2.5 }}>
        {t('The newest reviews')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {reviews.map((review, place) => (
          <ReviewCard key={reviewKey(review, place)} review={review} namesOffer />
        ))}
      </Box>
    </Box>
  );
}

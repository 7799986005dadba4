import Alert from '@mui/material/Alert';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { t } from '@selasar/domain';
import type { OwnReview, ReviewStatus } from '@selasar/domain';

/** A review that staff do not publish gets thanks too. */
const words: Record<ReviewStatus, (item: string) => string> = {
  waiting: () => t('Thank you. Your review will appear once we have read it.'),
  published: (item) => t('Thank you. Your review is on the page of {item}.', { item }),
  hidden: () => t('Thank you for your review.'),
};

/** The status of the guest's review. */
export function Written({ review: { rating, status }, item }: { review: OwnReview; item: string }) {
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{words[status](item)}</Typography>
      <Rating readOnly size="small" value={rating} sx={{ color: 'brand.accent' }} />
    </Alert>
  );
}

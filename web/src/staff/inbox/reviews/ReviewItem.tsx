import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { countryName, monthAndYear, reference } from '@selasar/domain/core';
import { reviewStatus, type Review, type ReviewStatus } from '@selasar/domain/reviews';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '../../../paths.ts';
import { setReviewStatus } from '../../../data/reviews/staffReviews.ts';
import { BusyButton } from '../../common/BusyButton.tsx';
import { attempt } from '../../common/attempt.ts';
import { formatInBali } from '../../common/formatInstant.ts';
import { StatusChip } from '../../common/StatusChip.tsx';

interface ReviewItemProps {
  review: Review;
  /** It was just changed. */
  rests: boolean;
  onChange: (to: ReviewStatus) => void;
}

export function ReviewItem({ review, rests, onChange }: ReviewItemProps) {
  const { id, status, rating, text, name, country, month, createdAt, itemName } = review;
  const heading = useId();
  const facts = [name, countryName(country), monthAndYear(month)];
  return (
    <Paper component="li" variant="outlined" aria-labelledby={heading} sx={{ p: 2.5 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
      >
        <Typography component="h2" variant="h5" id={heading} sx={{ overflowWrap: 'anywhere' }}>
          {itemName}
        </Typography>
        <StatusChip status={reviewStatus[status].label} color={reviewStatus[status].color} />
        <Rating readOnly size="small" value={rating} sx={{ color: 'brand.accent' }} />
      </Stack>
      <Typography
        component="blockquote"
        dir="auto"
        sx={{ m: 0, my: 1.5, maxWidth: '75ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Written <span>{formatInBali(createdAt)}</span> ·{' '}
        <Link component={RouterLink} to={paths.admin.booking(id)} underline="always">
          {`Booking ${reference(id)}`}
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.25, mt: 2 }}>
        {reviewStatus[status].actions.map(({ to, label }, place) => (
          <BusyButton
            // The same position is the same button, which keeps the focus.
            // oxlint-disable-next-line no-array-index-key
            key={place}
            variant={to === 'published' ? 'contained' : 'outlined'}
            aria-describedby={heading}
            isBusy={rests}
            onClick={() => onChange(to)}
          >
            <span>{label}</span>
          </BusyButton>
        ))}
      </Box>
    </Paper>
  );
}

export async function changeReview(review: Review, to: ReviewStatus): Promise<void> {
  const { id, status: from, name, itemName } = review;
  const word = reviewStatus[to].label.toLowerCase();
  const isChanged = await attempt(
    (onUnsure) => setReviewStatus({ bookingId: id, from, to }, onUnsure),
    {
      failed: 'Failed to change the review',
      unsure: `the review of ${name} is ${word}`,
      otherwise: '',
    },
  );
  if (!isChanged) return;
  const [back] = reviewStatus[to].actions;
  const undo = back && {
    label: back.label,
    onClick: () => void changeReview({ ...review, status: to }, back.to),
  };
  toast.success(`Review ${word}`, { description: `${name} on ${itemName}`, action: undo });
}

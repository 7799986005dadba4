import Button from '@mui/material/Button';
import { t } from '@selasar/domain/i18n';
import { guestItemName } from '@selasar/domain/requests';
import type { OwnReview, ReviewStatus } from '@selasar/domain/reviews';
import type { TripRequest } from '@selasar/domain/trips';
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useToday } from '../../../clock/useToday.ts';
import { LoadingFailed } from '../../../ui/loading/LoadingFailed.tsx';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { asksForReview } from '../tripRequest.ts';

const words: Record<ReviewStatus, (item: string) => string> = {
  waiting: () => t('Thank you. Your review will appear once we have read it.'),
  published: (item) => t('Thank you. Your review is on the page of {item}.', { item }),
  hidden: () => t('Thank you for your review.'),
};

function Written({ review: { rating, status }, item }: { review: OwnReview; item: string }) {
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2">{words[status](item)}</Typography>
      <Rating readOnly size="small" value={rating} sx={{ color: 'brand.accent' }} />
    </Alert>
  );
}

const load = async () => (await import('./WriteReview.tsx')).WriteReview;

interface ReviewFormProps {
  request: TripRequest;
  tripKey: string;
}

export function ReviewForm({ request, tripKey }: ReviewFormProps) {
  const today = useToday();
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<OwnReview>();
  const form = useLoaded(load, isOpen);
  if (request.kind !== 'bookings') return null;
  const item = guestItemName(request);
  const written = request.review ?? sent;
  if (written) return <Written review={written} item={item} />;
  if (!asksForReview(request, today)) return null;
  if (form.status === 'ready') {
    return <form.part request={request} tripKey={tripKey} item={item} onWritten={setSent} />;
  }
  if (form.status === 'failed') {
    return <LoadingFailed onRetry={form.retry}>{form.reason}</LoadingFailed>;
  }
  return (
    <Button
      variant="contained"
      color="secondary"
      loading={isOpen}
      onClick={() => setOpen(true)}
      sx={{ alignSelf: 'flex-start' }}
    >
      {t('Write a review')}
    </Button>
  );
}

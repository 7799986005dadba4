import Button from '@mui/material/Button';
import { guestItemName, t } from '@selasar/domain';
import type { OwnReview, TripRequest } from '@selasar/domain';
import { useState } from 'react';
import { useToday } from '../../../clock/useToday.ts';
import { LoadingFailed } from '../../../ui/loading/LoadingFailed.tsx';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { asksForReview } from './asksForReview.ts';
import { Written } from './Written.tsx';

const load = async () => (await import('./WriteReview.tsx')).WriteReview;

interface ReviewFormProps {
  request: TripRequest;
  tripKey: string;
}

/** Asks for a review once after the travel, and thanks for it. The form loads on demand. */
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

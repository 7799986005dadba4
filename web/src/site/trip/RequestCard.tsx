import CancelOutlinedIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import type { StatusColor } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { TripRequest } from '@selasar/domain/trips';
import Alert from '@mui/material/Alert';
import { use, useId, useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { guestItemName } from '@selasar/domain/requests';
import type { OwnReview, ReviewStatus } from '@selasar/domain/reviews';
import Rating from '@mui/material/Rating';
import { useClock, useToday } from '../../clock/useToday.ts';
import { changeRequestText, nextStep, kindOf, statusOf, titleOf } from './requestText.ts';
import { tripApi } from '../../data/api.ts';
import { SendButton } from '../forms/request/RequestParts.tsx';
import { leaveFocus } from '../../ui/focus.ts';
import { TripKey, requestAnchor, asksForReview } from './tripRequest.ts';
import { useSending } from './TripDialog.tsx';
import { PayDeposit } from './PayDeposit.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { LoadingFailed, useLoaded } from '../../ui/loading/useLoaded.tsx';
import { ReceiptList } from '../../receipts/ReceiptList.tsx';

export function RequestCard({ request }: { request: TripRequest }) {
  const title = useId();
  const tripKey = use(TripKey);
  return (
    <Paper
      component="article"
      id={requestAnchor(request.id)}
      aria-labelledby={title}
      tabIndex={-1}
      variant="outlined"
      sx={{ borderRadius: ({ radius }) => radius.card, overflow: 'hidden' }}
    >
      <RequestStatus request={request} />
      <Stack spacing={2.5} sx={{ p: { xs: 2, sm: 2.5 } }}>
        <div>
          <Typography variant="body2" color="textSecondary">
            {kindOf(request)}
          </Typography>
          <Typography id={title} component="h2" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {titleOf(request)}
          </Typography>
        </div>
        <ChangeRequest request={request} />
        <RequestFacts request={request} />
        <PayDeposit request={request} />
        {request.receipts ? <ReceiptList receipts={request.receipts} /> : null}
        <ReviewForm request={request} tripKey={tripKey} />
        <RequestActions request={request} />
      </Stack>
    </Paper>
  );
}

const icons: Record<StatusColor, typeof HourglassEmptyIcon> = {
  yellow: HourglassEmptyIcon,
  green: CheckCircleOutlinedIcon,
  blue: CheckCircleOutlinedIcon,
  red: CancelOutlinedIcon,
};

function RequestStatus({ request }: { request: TripRequest }) {
  const { label, color } = statusOf(request);
  const Icon = icons[color];
  const lines = useClock((nowMs) => nextStep(request, new Date(nowMs)).join(' '));
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 2.5 },
        bgcolor: ({ palette }) => palette.status[color].pale,
        color: ({ palette }) => palette.status[color].deep,
        transition: 'background-color .6s, color .6s',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700 }}>
        <Icon aria-hidden fontSize="small" />
        <span>{t(label)}</span>
      </Box>
      <Box sx={{ mt: 0.5 }}>{lines}</Box>
    </Box>
  );
}

function ChangeRequest({ request }: { request: TripRequest }) {
  const key = use(TripKey);
  const { sending, failure, send } = useSending();
  const text = changeRequestText(request);
  if (!text) return null;
  const withdraw = () =>
    void send(async () => {
      await tripApi.withdrawChangeRequest({ key, kind: request.kind, id: request.id });
    });
  return (
    <>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        <span>{text}</span>
        <SendButton
          ref={leaveFocus}
          color="inherit"
          variant="outlined"
          size="small"
          onClick={withdraw}
          sending={sending}
          sx={{ display: 'block', mt: 1 }}
        >
          {sending ? t('Processing...') : t('Withdraw request')}
        </SendButton>
      </Alert>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
    </>
  );
}

const words: Record<ReviewStatus, (item: string) => string> = {
  waiting: () => t('Thank you. Your review will appear once we have read it.'),
  published: (item) => t('Thank you. Your review is on the page of {item}.', { item }),
  hidden: () => t('Thank you for your review.'),
};

const Written = ({ review: { rating, status }, item }: { review: OwnReview; item: string }) => (
  <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
    <Typography variant="body2">{words[status](item)}</Typography>
    <Rating readOnly size="small" value={rating} sx={{ color: 'brand.accent' }} />
  </Alert>
);

const load = async () => (await import('./WriteReview.tsx')).WriteReview;

export function ReviewForm({ request, tripKey }: { request: TripRequest; tripKey: string }) {
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

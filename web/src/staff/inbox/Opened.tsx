import Box from '@mui/material/Box';
import { type Review, reviewStatus, type ReviewStatus } from '@selasar/domain/reviews';
import { useState } from 'react';
import { useRecord } from '../../data/requests/requests.ts';
import { reviewCollection } from '../../data/reviews/staffReviews.ts';
import { OpenEntry } from './OpenEntry.tsx';
import { changeReview } from './reviews/changeReview.ts';
import { ReviewItem } from './reviews/ReviewItem.tsx';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEventCallback } from '@mui/material/utils';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { openedBy } from './entries.ts';
import { OpenMessage } from './OpenMessage.tsx';
import { OpenRequest } from './OpenRequest.tsx';

function OpenReview({ id, onDone }: { id: string; onDone: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const change = async (review: Review, to: ReviewStatus) => {
    setBusy(true);
    await changeReview(review, to);
    setBusy(false);
  };
  return (
    <OpenEntry
      live={useRecord(reviewCollection, id)}
      name="review"
      heading={({ name }) => name}
      waits={({ status }) => reviewStatus[status].isWaiting}
      onDone={onDone}
    >
      {(review) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <ReviewItem review={review} rests={isBusy} onChange={(to) => void change(review, to)} />
        </Box>
      )}
    </OpenEntry>
  );
}

interface OpenedProps {
  id: string;
  isWide: boolean;
  onClose: () => void;
  onDone: (id: string) => void;
}

export function Opened({ id, isWide, onClose, onDone }: OpenedProps) {
  const record = openedBy(id);
  const done = useEventCallback(() => onDone(id));
  return (
    <Paper
      variant="outlined"
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        ...(isWide && {
          position: 'sticky',
          top: 16,
          maxHeight: 'calc(100dvh - 32px)',
          overflowY: 'auto',
        }),
      }}
    >
      <Button startIcon={<ArrowBackIcon />} onClick={onClose} sx={{ ml: -1, mb: 1 }}>
        Back
      </Button>
      {record?.kind === 'message' ? <OpenMessage id={record.id} onDone={done} /> : null}
      {record?.kind === 'review' ? <OpenReview id={record.id} onDone={done} /> : null}
      {record?.kind === 'bookings' || record?.kind === 'transfers' ? (
        <OpenRequest kind={record.kind} id={record.id} onDone={done} />
      ) : null}
      {record ? null : (
        <EmptyState title="Nothing found" hint="The link may be wrong, or it was deleted." />
      )}
    </Paper>
  );
}

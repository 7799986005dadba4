import Box from '@mui/material/Box';
import { reviewStatus } from '@selasar/domain';
import type { Review, ReviewStatus } from '@selasar/domain';
import { useState } from 'react';
import { useRecord } from '../../data/records/useRecord.ts';
import { reviewCollection } from '../../data/reviews/collection.ts';
import { OpenEntry } from './OpenEntry.tsx';
import { changeReview } from './reviews/changeReview.ts';
import { ReviewItem } from './reviews/ReviewItem.tsx';

/** A review, which staff publish or hide. */
export function OpenReview({ id, onDone }: { id: string; onDone: () => void }) {
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

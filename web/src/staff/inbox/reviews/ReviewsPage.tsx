import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import {
  decidedReviewStatuses,
  type Review,
  type ReviewStatus,
  waitingReviewStatuses,
  reviewStatus,
} from '@selasar/domain/reviews';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isValid } from '../../../data/firebase/rows.ts';
import { type ReviewRow, useReviews } from '../../../data/reviews/staffReviews.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { retryOf } from '../../common/useRead.ts';
import { useBusy } from '../../common/BusyButton.tsx';
import { LoadError } from '../../common/Loaded.tsx';
import { restMs } from '../../requests/sheet/useStatusChanges.ts';
import { InvalidRecords } from '../../grid/InvalidRecords.tsx';
import type { AdminHeading } from '../../common/links.ts';
import { PendingButton, useStableRows } from '../../grid/useStableRows.tsx';
import { changeReview, ReviewItem } from './ReviewItem.tsx';

const waits = ({ status }: Review): number => Number(reviewStatus[status].isWaiting);
const age = ({ createdAt }: Review): number => createdAt.getTime();

export function inOrder(reviews: readonly Review[]): Review[] {
  const latest = new Map<string, Review>();
  for (const review of reviews) {
    const known = latest.get(review.id);
    if (!known || known.updatedAt < review.updatedAt) latest.set(review.id, review);
  }
  return [...latest.values()].toSorted((a, b) => waits(b) - waits(a) || age(b) - age(a));
}

const pageSize = 25;
/** Limit of pending reviews, higher than anyone reads at once: decided reviews make room for the rest. */
const mostWaiting = 100;
/** Overlaps the edge of the first item, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;
const idOf = ({ id }: Review) => id;

function ReviewsPage() {
  const [count, setCount] = useState(pageSize);
  const waiting = useReviews(waitingReviewStatuses, 'desc', mostWaiting);
  // Reads one more than is shown, to know whether there are older ones.
  const decided = useReviews(decidedReviewStatuses, 'desc', count + 1);
  // While older reviews load, the current ones stay.
  const [before, setBefore] = useState<readonly ReviewRow[]>();
  const { busy, during } = useBusy();
  if (decided.status === 'success' && decided.data !== before) setBefore(decided.data);
  const older = decided.status === 'success' ? decided.data : before;
  const found =
    waiting.status === 'success' && older ? [...waiting.data, ...older.slice(0, count)] : undefined;
  const rows = found && inOrder(found.filter(isValid));
  const stable = useStableRows({ rows, rowId: idOf, view: `${count}` });

  const change = (review: Review, to: ReviewStatus) =>
    during(review.id, async () => {
      await changeReview(review, to);
      // An accidental double click hits nothing else.
      await new Promise((resolve) => {
        setTimeout(resolve, restMs);
      });
    });

  const retry = retryOf([waiting, decided]);
  if (retry) return <LoadError message="Failed to load reviews" onRetry={retry} />;
  if (!found || !stable.rows) return <Skeleton variant="rounded" height={320} />;
  return (
    <Stack spacing={2}>
      <InvalidRecords rows={found} name="review" />
      {stable.rows.length === 0 ? (
        <EmptyState
          title="No reviews yet"
          hint="Guests are asked for a review on the day after their trip. What they write waits here for you."
        >
          <Button component={Link} to={paths.admin.bookings} variant="outlined">
            Bookings
          </Button>
        </EmptyState>
      ) : (
        <Box {...stable.handlers} sx={{ position: 'relative' }}>
          <PendingButton list={stable} sx={pendingPlace} />
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {stable.rows.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                rests={busy.has(review.id)}
                onChange={(to) => void change(review, to)}
              />
            ))}
          </Stack>
        </Box>
      )}
      {older && older.length > count ? (
        <Button disabled={decided.status === 'loading'} onClick={() => setCount(count + pageSize)}>
          Show older reviews
        </Button>
      ) : null}
    </Stack>
  );
}

export { ReviewsPage as Component };
export const handle: AdminHeading = {
  title: 'Reviews',
  description: 'From guests who have traveled',
};

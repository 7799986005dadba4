import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { decidedReviewStatuses, waitingReviewStatuses } from '@selasar/domain';
import type { Review, ReviewStatus } from '@selasar/domain';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { ReviewRow } from '../../../data/reviews/collection.ts';
import { useReviews } from '../../../data/reviews/useReviews.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadError } from '../../common/LoadError.tsx';
import { restMs } from '../../records/details/useStatusChanges.ts';
import { InvalidRecords } from '../../records/invalid/InvalidRecords.tsx';
import type { AdminHeading } from '../../shell/links.ts';
import { PendingButton } from '../../records/stable/PendingButton.tsx';
import { useStableRows } from '../../records/stable/useStableRows.ts';
import { changeReview } from './changeReview.ts';
import { inOrder } from './inOrder.ts';
import { ReviewItem } from './ReviewItem.tsx';

const pageSize = 25;
/** Limit of pending reviews, higher than anyone reads at once: decided reviews make room for the rest. */
const mostWaiting = 100;
/** Overlaps the edge of the first item, where it shifts nothing. */
const pendingPlace = { position: 'absolute', top: -14, right: 12, zIndex: 1 } as const;
const nothing = new Set<string>();
const idOf = ({ id }: Review) => id;

/** Reviews that guests wrote after their trip: pending ones first, then by date, newest first. */
function ReviewsPage() {
  const [count, setCount] = useState(pageSize);
  const waiting = useReviews(waitingReviewStatuses, mostWaiting);
  // Reads one more than is shown, to know whether there are older ones.
  const decided = useReviews(decidedReviewStatuses, count + 1);
  // While older reviews load, the current ones stay.
  const [before, setBefore] = useState<readonly ReviewRow[]>();
  const [resting, setResting] = useState<ReadonlySet<string>>(nothing);
  if (decided.status === 'success' && decided.data !== before) setBefore(decided.data);
  const older = decided.status === 'success' ? decided.data : before;
  const found = useMemo(
    () =>
      waiting.status === 'success' && older
        ? [...waiting.data, ...older.slice(0, count)]
        : undefined,
    [waiting, older, count],
  );
  const rows = useMemo(() => found && inOrder(found.filter(isWhole)), [found]);
  const stable = useStableRows({ rows, rowId: idOf, view: `${count}` });

  const change = async (review: Review, to: ReviewStatus) => {
    setResting((ids) => new Set(ids).add(review.id));
    await changeReview(review, to);
    // An accidental double click hits nothing else.
    setTimeout(() => {
      setResting((ids) => new Set([...ids].filter((id) => id !== review.id)));
    }, restMs);
  };

  const failed = [waiting, decided].find((live) => live.status === 'error');
  if (failed?.status === 'error') {
    return <LoadError message="Failed to load reviews" onRetry={failed.retry} />;
  }
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
                rests={resting.has(review.id)}
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

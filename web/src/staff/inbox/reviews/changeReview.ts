import { type Review, reviewStatus, type ReviewStatus } from '@selasar/domain/reviews';
import { toast } from 'sonner';
import { setReviewStatus } from '../../../data/reviews/staffReviews.ts';
import { reasonOf, notArrived, notifyUnsure } from '../../common/reasonOf.ts';

export async function changeReview(review: Review, to: ReviewStatus): Promise<void> {
  const { id, status: from, name, itemName } = review;
  const word = reviewStatus[to].label.toLowerCase();
  const failed = (description: string | undefined) =>
    toast.error('Failed to change the review', { description });
  try {
    const unsure = notifyUnsure(`the review of ${name} is ${word}`);
    if (!(await setReviewStatus({ bookingId: id, from, to }, unsure))) {
      failed(notArrived);
      return;
    }
    const [back] = reviewStatus[to].actions;
    toast.success(`Review ${word}`, {
      description: `${name} on ${itemName}`,
      ...(back && {
        action: {
          label: back.label,
          onClick: () => void changeReview({ ...review, status: to }, back.to),
        },
      }),
    });
  } catch (error) {
    failed(reasonOf(error));
  }
}

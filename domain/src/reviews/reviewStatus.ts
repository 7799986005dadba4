import { z } from 'zod';
import { canMove, statusesOf, type StatusFacts, type StatusTable } from '../core/statusTable.ts';

interface ReviewStatusFacts<Status extends string> extends StatusFacts<Status> {
  readonly isWaiting: boolean;
  /** It is public and counts in the rating. */
  readonly isPublic: boolean;
}

const publish = { to: 'published', label: 'Publish' } as const;
const hide = { to: 'hidden', label: 'Hide' } as const;

const table = <Status extends string>(
  statuses: StatusTable<Status, ReviewStatusFacts<NoInfer<Status>>>,
) => statuses;

export const reviewStatus = table({
  waiting: {
    label: 'Waiting',
    color: 'yellow',
    isWaiting: true,
    isPublic: false,
    actions: [publish, hide],
  },
  published: {
    label: 'Published',
    color: 'green',
    isWaiting: false,
    isPublic: true,
    actions: [hide],
  },
  hidden: {
    label: 'Hidden',
    color: 'red',
    isWaiting: false,
    isPublic: false,
    actions: [publish],
  },
});
export type ReviewStatus = keyof typeof reviewStatus;

export const reviewStatuses = statusesOf(reviewStatus);
export const publicReviewStatuses = statusesOf(reviewStatus, ({ isPublic }) => isPublic);
export const waitingReviewStatuses = statusesOf(reviewStatus, ({ isWaiting }) => isWaiting);
export const decidedReviewStatuses = statusesOf(reviewStatus, ({ isWaiting }) => !isWaiting);
export const reviewStatusSchema = z.enum(reviewStatuses);

export const canSetReviewStatus = (from: ReviewStatus, to: ReviewStatus): boolean =>
  canMove(reviewStatus, from, to);

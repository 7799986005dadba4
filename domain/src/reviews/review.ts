import { z } from 'zod';
import { bookingTypeSchema, instantSchema } from '../core/schemas.ts';
import { countryName } from '../core/country.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import { allOf, type StoredAs, type PersonalDataOf } from '../core/fieldTable.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { canMove, statusesOf, type StatusFacts, type StatusTable } from '../core/statusTable.ts';
import { type BookingStatus, requestStatus } from '../requests/requestStatus.ts';
import { addDays, isPast, type CivilDate } from '../core/dates.ts';

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

export const stars = { min: 1, max: 5 };

export const reviewText = { min: 20, max: 2000 };

export const reviewFormSchema = z.object({
  rating: z
    .number(problem('rating-missing'))
    .int()
    .min(stars.min, problem('rating-missing'))
    .max(stars.max),
  text: linesSchema().min(reviewText.min, problem('review-too-short')).max(reviewText.max),
  /** The public name. */
  name: plainLineSchema(limits.name).min(1, problem('name-missing')),
  /** Two-letter code; '' is none. */
  country: z
    .string()
    .refine((code) => code === '' || countryName(code) !== undefined, problem('field-invalid')),
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

/** 'Hannah V.' for 'Hannah Vogel' */
export function suggestedName(customerName: string): string {
  const [first = '', ...more] = customerName.trim().split(/\s+/);
  const initial = Array.from(more.at(-1) ?? '')[0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

const ofGuest = {
  rating: z.number().int().min(stars.min).max(stars.max),
  text: z.string(),
  name: z.string(),
  country: z.string().default(''),
} satisfies StoredAs<ReviewForm>;

/** The id is the booking's: a booking has one review. */
export const reviewSchema = z.object({
  id: z.string(),
  ...ofGuest,
  tripId: z.string(),
  bookingType: bookingTypeSchema,
  itemId: z.string(),
  itemName: z.string(),
  /** Of the travel, 'yyyy-MM'. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  status: reviewStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Review = z.infer<typeof reviewSchema>;

export const ownReviewSchema = reviewSchema.pick({ rating: true, status: true });
export type OwnReview = z.infer<typeof ownReviewSchema>;

export const reviewPersonalData: PersonalDataOf<Review> = {
  name: 'name',
  country: 'place',
  text: 'words',
  ...allOf('nothing', [
    'tripId',
    'id',
    'rating',
    'bookingType',
    'itemId',
    'itemName',
    'month',
    'status',
    'createdAt',
    'updatedAt',
  ]),
};

interface Travel {
  status: BookingStatus;
  endDate: CivilDate;
}

export type NotReviewed = { why: 'not-confirmed' } | { why: 'not-over'; from: CivilDate };

/** Undefined if it can be reviewed: from the day after its end, in Bali. */
export function notReviewed(
  { status, endDate }: Travel,
  today: CivilDate,
): NotReviewed | undefined {
  if (!requestStatus[status].isSure) return { why: 'not-confirmed' };
  return isPast(endDate, today) ? undefined : { why: 'not-over', from: addDays(endDate, 1) };
}

import { z } from 'zod';
import { bookingTypeSchema } from '../core/bookingType.ts';
import { countryName } from '../core/country.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { reviewStatusSchema } from './reviewStatus.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

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
  tripId: 'nothing',
  id: 'nothing',
  rating: 'nothing',
  bookingType: 'nothing',
  itemId: 'nothing',
  itemName: 'nothing',
  month: 'nothing',
  status: 'nothing',
  createdAt: 'nothing',
  updatedAt: 'nothing',
};

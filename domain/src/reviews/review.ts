import { z } from 'zod';
import { bookingTypeSchema } from '../bookings/booking.ts';
import { countryName } from '../core/country.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { reviewStatusSchema } from './reviewStatus.ts';
import type { PersonalDataOf } from '../core/personalData.ts';

/** The minimum and maximum of stars. */
export const stars = { min: 1, max: 5 };

/** The minimum and maximum length in characters. */
export const reviewText = { min: 20, max: 2000 };

/** The fields of the guest's form. */
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

/** 'Hannah V.' for 'Hannah Vogel': the initial value of the form. */
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

/** A document of `reviews` with its id, which is the booking's id: a booking has one review. */
export const reviewSchema = z.object({
  id: z.string(),
  ...ofGuest,
  tripId: z.string(),
  bookingType: bookingTypeSchema,
  /** The slug of the tour or villa. */
  itemId: z.string(),
  itemName: z.string(),
  /** Month of the travel, 'yyyy-MM'. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  status: reviewStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** The part that the guest's own page shows. */
export const ownReviewSchema = reviewSchema.pick({ rating: true, status: true });
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** The personal data in a review; the guest chose the public name. */
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

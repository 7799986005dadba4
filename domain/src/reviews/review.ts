import { z } from 'zod';
import { bookingTypeSchema } from '../bookings/booking.ts';
import { countryName } from '../core/country.ts';
import { instantSchema } from '../core/instant.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import type { StoredAs } from '../core/storedAs.ts';
import { linesSchema, plainLineSchema } from '../core/text.ts';
import { reviewStatusSchema } from './reviewStatus.ts';
import type { PersonalDataOf } from '../people/privacy/personalData.ts';

/** The least and the most stars. */
export const stars = { min: 1, max: 5 };

/** A review says something, and a page has room for several. */
export const reviewText = { min: 20, max: 2000 };

/** What the guest's form asks. */
export const reviewFormSchema = z.object({
  rating: z
    .number(problem('rating-missing'))
    .int()
    .min(stars.min, problem('rating-missing'))
    .max(stars.max),
  text: linesSchema().min(reviewText.min, problem('review-too-short')).max(reviewText.max),
  /** As everyone reads it. */
  name: plainLineSchema(limits.name).min(1, problem('name-missing')),
  /** Two letters; '' is none. */
  country: z
    .string()
    .refine((code) => code === '' || countryName(code) !== undefined, problem('field-invalid')),
});
export type ReviewForm = z.infer<typeof reviewFormSchema>;

/** 'Hannah V.' of 'Hannah Vogel': what the form begins with. */
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

/** A document of `reviews` with its id, which is that of the booking: so a booking has one. */
export const reviewSchema = z.object({
  id: z.string(),
  ...ofGuest,
  tripId: z.string(),
  bookingType: bookingTypeSchema,
  /** The slug of the tour or villa. */
  itemId: z.string(),
  itemName: z.string(),
  /** Of the travel, 'yyyy-MM'. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  status: reviewStatusSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Review = z.infer<typeof reviewSchema>;

/** What the guest's own page knows of it. */
export const ownReviewSchema = reviewSchema.pick({ rating: true, status: true });
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** What a review tells of its guest, who chose the name for everyone to read. */
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

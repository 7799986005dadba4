import { z } from 'zod';
import { countryName } from '../core/country.ts';
import { bookingTypeSchema, type BookingType } from '../core/schemas.ts';
import type { OfferCollection } from '../offers/catalogue.ts';
import { removedText } from '../core/fieldTable.ts';
import { stars, type Review } from './review.ts';

export const shownReviews = 10;

/** With nothing that leads to the booking. */
export const publicReviewSchema = z.object({
  rating: z.number().int().min(stars.min).max(stars.max),
  text: z.string(),
  name: z.string(),
  country: z.string(),
  month: z.string(),
  bookingType: bookingTypeSchema,
  itemId: z.string(),
  itemName: z.string(),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

export const reviewSummarySchema = z.object({
  count: z.number().int().min(0),
  sum: z.number().int().min(0),
  latest: z.array(publicReviewSchema).max(shownReviews),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

export const noReviews: ReviewSummary = { count: 0, sum: 0, latest: [] };

/** The document `ratings/offers`, by the id of each offer's own document. */
export const offerRatingsSchema = z.object({
  offers: z.record(z.string(), reviewSummarySchema.pick({ count: true, sum: true })),
});
export type OfferRatings = z.infer<typeof offerRatingsSchema>['offers'];

export const recentReviewsSchema = reviewSummarySchema.pick({ latest: true });

const collectionOf: Readonly<Record<BookingType, OfferCollection>> = {
  tour: 'tours',
  villa: 'villas',
};

/** A slug has no underscore. */
export const ratingId = (collection: OfferCollection, slug: string): string =>
  `${collection}_${slug}`;

export const ratingIdOf = ({ bookingType, itemId }: Pick<Review, 'bookingType' | 'itemId'>) =>
  ratingId(collectionOf[bookingType], itemId);

export const recentReviewsId = 'newest';

export const offerRatingsId = 'offers';

type ReviewContent = Omit<Review, 'id' | 'tripId' | 'status' | 'updatedAt'>;

const newestFirst = (a: ReviewContent, b: ReviewContent): number =>
  b.createdAt.getTime() - a.createdAt.getTime();

export const latestOf = (published: readonly ReviewContent[]): PublicReview[] =>
  published
    .filter(({ text }) => text !== removedText)
    .toSorted(newestFirst)
    .slice(0, shownReviews)
    .map((review) =>
      publicReviewSchema.parse({ ...review, country: countryName(review.country) ?? '' }),
    );

export const summaryOf = (published: readonly ReviewContent[]): ReviewSummary => ({
  count: published.length,
  sum: published.reduce((sum, { rating }) => sum + rating, 0),
  latest: latestOf(published),
});

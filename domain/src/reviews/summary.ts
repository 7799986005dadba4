import { z } from 'zod';
import { countryName } from '../core/country.ts';
import { bookingTypeSchema, type BookingType } from '../bookings/booking.ts';
import type { OfferCollection } from '../offers/offerSource.ts';
import { removedText } from '../core/personalData.ts';
import { stars, type Review } from './review.ts';

/** How many of the newest reviews are shown. */
export const shownReviews = 10;

/** The public part of a published review, with nothing that leads to its booking. */
export const publicReviewSchema = z.object({
  rating: z.number().int().min(stars.min).max(stars.max),
  text: z.string(),
  name: z.string(),
  /** The country's name, or ''. */
  country: z.string(),
  month: z.string(),
  bookingType: bookingTypeSchema,
  itemId: z.string(),
  itemName: z.string(),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

/** A document of `ratings`: everything that a page shows of the published reviews of one offer. */
export const reviewSummarySchema = z.object({
  count: z.number().int().min(0),
  /** Sum of the stars. */
  sum: z.number().int().min(0),
  /** Newest first. */
  latest: z.array(publicReviewSchema).max(shownReviews),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

export const noReviews: ReviewSummary = { count: 0, sum: 0, latest: [] };

/** The document `ratings/offers`: the reviews of every offer as numbers, by the id of its own document. */
export const offerRatingsSchema = z.object({
  offers: z.record(z.string(), reviewSummarySchema.pick({ count: true, sum: true })),
});
export type OfferRatings = z.infer<typeof offerRatingsSchema>['offers'];

/** The document `ratings/newest`: the newest published reviews of all offers. */
export const recentReviewsSchema = reviewSummarySchema.pick({ latest: true });

const collectionOf: Readonly<Record<BookingType, OfferCollection>> = {
  tour: 'tours',
  villa: 'villas',
};

/** 'villas_reef-house'. A slug has no underscore. */
export const ratingId = (collection: OfferCollection, slug: string): string =>
  `${collection}_${slug}`;

export const ratingIdOf = ({ bookingType, itemId }: Pick<Review, 'bookingType' | 'itemId'>) =>
  ratingId(collectionOf[bookingType], itemId);

/** The id of the document with the newest reviews of all offers. */
export const recentReviewsId = 'newest';

/** The id of the document with the numbers of all offers. */
export const offerRatingsId = 'offers';

type ReviewContent = Omit<Review, 'id' | 'tripId' | 'status' | 'updatedAt'>;

const newestFirst = (a: ReviewContent, b: ReviewContent): number =>
  b.createdAt.getTime() - a.createdAt.getTime();

/** The public part of the newest published reviews. */
export const latestOf = (published: readonly ReviewContent[]): PublicReview[] =>
  published
    .filter(({ text }) => text !== removedText)
    .toSorted(newestFirst)
    .slice(0, shownReviews)
    .map((review) =>
      publicReviewSchema.parse({ ...review, country: countryName(review.country) ?? '' }),
    );

/** The summary of all published reviews of an offer. */
export const summaryOf = (published: readonly ReviewContent[]): ReviewSummary => ({
  count: published.length,
  sum: published.reduce((sum, { rating }) => sum + rating, 0),
  latest: latestOf(published),
});

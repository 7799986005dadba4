import { collections, isSlug } from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import {
  noReviews,
  type OfferRatings,
  offerRatingsId,
  offerRatingsSchema,
  type PublicReview,
  ratingId,
  recentReviewsId,
  recentReviewsSchema,
  type ReviewSummary,
  reviewSummarySchema,
} from '@selasar/domain/reviews';
import type { z } from 'zod';
import { findDocument } from '../offers/catalogue.ts';

/** One read. Empty if there are none or the read fails. Never rejects. */
export const findReviews = async (
  collection: OfferCollection,
  slug: string,
): Promise<ReviewSummary> => {
  if (!isSlug(slug)) return noReviews;
  return (await find(ratingId(collection, slug), reviewSummarySchema)) ?? noReviews;
};

/** Never rejects. */
export const findRecentReviews = async (): Promise<readonly PublicReview[]> =>
  (await find(recentReviewsId, recentReviewsSchema))?.latest ?? [];

/** Never rejects. */
export const findRatings = async (): Promise<OfferRatings> =>
  (await find(offerRatingsId, offerRatingsSchema))?.offers ?? {};

async function find<Found>(id: string, schema: z.ZodType<Found>): Promise<Found | undefined> {
  const found = await findDocument(collections.ratings, id).catch(() => undefined);
  if (!found) return undefined;
  const { data, error } = schema.safeParse(found.data);
  if (error) console.warn(`${collections.ratings}/${id} does not fit its schema`, error.issues);
  return data;
}

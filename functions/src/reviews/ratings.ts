import { collections } from '@selasar/domain/core';
import {
  latestOf,
  offerRatingsId,
  offerRatingsSchema,
  publicReviewStatuses,
  ratingIdOf,
  recentReviewsId,
  type Review,
  reviewSchema,
  reviewStatus,
  shownReviews,
  summaryOf,
} from '@selasar/domain/reviews';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';

const ratings = db.collection(collections.ratings);
const published = () =>
  db.collection(collections.reviews).where('status', 'in', publicReviewStatuses);

export const publishedOf = ({ bookingType, itemId }: Pick<Review, 'bookingType' | 'itemId'>) =>
  published().where('bookingType', '==', bookingType).where('itemId', '==', itemId);

/** One more than is shown, because one may be removed. */
export const newestPublished = () =>
  published()
    .orderBy('createdAt', 'desc')
    .limit(shownReviews + 1);

/** Ratings are read first and written only if unchanged: of two changes at once, one retries. */
export async function writeRatings(transaction: Transaction, changed: Review): Promise<void> {
  const id = ratingIdOf(changed);
  const ofOffer = await ratings.doc(id).get();
  const ofOffers = await ratings.doc(offerRatingsId).get();
  const newest = await ratings.doc(recentReviewsId).get();
  const summary = summaryOf(withChange(await read(publishedOf(changed)), changed));
  const { count, sum } = summary;
  const { offers } = offerRatingsSchema.catch({ offers: {} }).parse(ofOffers.data());
  createOrUpdate(transaction, ofOffer, summary);
  createOrUpdate(transaction, ofOffers, { offers: { ...offers, [id]: { count, sum } } });
  createOrUpdate(transaction, newest, {
    latest: latestOf(withChange(await read(newestPublished()), changed)),
  });
}

/** Invalid reviews are left out, so they do not hide the others. */
async function read(query: Query): Promise<Review[]> {
  const { docs } = await query.get();
  return docs.flatMap((found) => {
    const { data, error } = reviewSchema.safeParse({ ...found.data(), id: found.id });
    if (error) {
      const fields = error.issues.map(({ path }) => path.join('.'));
      logger.error('review is damaged', { reviewId: found.id, fields });
    }
    return data ? [data] : [];
  });
}

const withChange = (stored: readonly Review[], changed: Review): Review[] => [
  ...stored.filter(({ id }) => id !== changed.id),
  ...(reviewStatus[changed.status].isPublic ? [changed] : []),
];

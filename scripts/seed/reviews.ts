import { collections, pathOf } from '@selasar/domain/core';
import {
  latestOf,
  offerRatingsId,
  ratingIdOf,
  recentReviewsId,
  type Review,
  reviewSchema,
  reviewStatus,
  suggestedName,
  summaryOf,
} from '@selasar/domain/reviews';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { addMissing, type SeedDocument } from './addMissing.ts';
import { dayMs } from './history.ts';
import { reviewRows, type ReviewRow } from './reviewRows.ts';

/** The reviews of bookings, stored and published. */
export async function seedReviews(
  db: Firestore,
  now: Date,
  bookings: readonly SeedDocument[],
): Promise<number> {
  const reviews = reviewRows.flatMap((row) => reviewOf(row, now, bookings));
  const added = await addMissing(
    db,
    reviews.map(({ id, ...data }) => ({
      path: pathOf(collections.reviews, id),
      data: {
        ...data,
        createdAt: Timestamp.fromDate(data.createdAt),
        updatedAt: Timestamp.fromDate(data.updatedAt),
      },
    })),
  );
  await addMissing(db, ratingsOf(reviews));
  return added;
}

function reviewOf(row: ReviewRow, now: Date, bookings: readonly SeedDocument[]): Review[] {
  const [guest, rating, country, text, daysAgo, status] = row;
  const booking = bookings.find(({ data }) => data['customerName'] === guest);
  // A brand with few villas has fewer stays.
  if (!booking) return [];
  const { data, path } = booking;
  const createdAt = new Date(now.getTime() - daysAgo * dayMs);
  return [
    reviewSchema.parse({
      ...data,
      id: path.slice(pathOf(collections.bookings, '').length),
      rating,
      text,
      country,
      status,
      createdAt,
      updatedAt: createdAt,
      name: suggestedName(guest),
      itemId: data['tourId'] ?? data['villaId'],
      month: String(data['startDate']).slice(0, 'yyyy-MM'.length),
    }),
  ];
}

function ratingsOf(reviews: readonly Review[]): SeedDocument[] {
  const published = reviews.filter(({ status }) => reviewStatus[status].isPublic);
  const offers = [...new Set(published.map(ratingIdOf))];
  const of = (offer: string) => published.filter((review) => ratingIdOf(review) === offer);
  const at = (id: string) => pathOf(collections.ratings, id);
  const summaries = offers.map((id) => [id, summaryOf(of(id))] as const);
  const numbers = summaries.map(([id, { count, sum }]) => [id, { count, sum }] as const);
  return [
    ...summaries.map(([id, data]) => ({ path: at(id), data })),
    { path: at(offerRatingsId), data: { offers: Object.fromEntries(numbers) } },
    { path: at(recentReviewsId), data: { latest: latestOf(published) } },
  ];
}

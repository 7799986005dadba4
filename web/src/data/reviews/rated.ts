import { ratingId, ratingOf } from '@selasar/domain';
import type { OfferCollection, OfferRatings, Rated } from '@selasar/domain';

/** The offers of a list with their ratings. Rejects if the list does. */
export async function rated<Offer extends { slug: string }>(
  collection: OfferCollection,
  list: Promise<readonly Offer[]>,
  ratings: Promise<OfferRatings>,
): Promise<Rated<Offer>[]> {
  const [offers, found] = await Promise.all([list, ratings]);
  return offers.map((offer) => {
    const rating = ratingOf(found[ratingId(collection, offer.slug)]);
    return rating ? { ...offer, rating } : offer;
  });
}

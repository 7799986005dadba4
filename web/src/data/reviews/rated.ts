import { ratingId, ratingOf } from '@selasar/domain';
import type { OfferCollection, OfferRatings, Rated } from '@selasar/domain';

/** What only the page of an offer shows: the data of a list is sent without it. */
const details = [
  'fullDescription',
  'itinerary',
  'inclusions',
  'exclusions',
  'amenities',
  'gallery',
] as const;
export type Listed<Offer> = Omit<Offer, (typeof details)[number]>;

function listed<Offer extends object>(offer: Offer): Listed<Offer> {
  const rest: Partial<Record<string, unknown>> = { ...offer };
  for (const name of details) delete rest[name];
  return rest as Listed<Offer>;
}

/** The offers of a list with their ratings. Rejects if the list does. */
export async function rated<Offer extends { slug: string }>(
  collection: OfferCollection,
  list: Promise<readonly Offer[]>,
  ratings: Promise<OfferRatings>,
): Promise<Rated<Listed<Offer>>[]> {
  const [offers, found] = await Promise.all([list, ratings]);
  return offers.map((offer) => {
    const rating = ratingOf(found[ratingId(collection, offer.slug)]);
    return rating ? { ...listed(offer), rating } : listed(offer);
  });
}

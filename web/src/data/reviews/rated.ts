import type { OfferCollection, Rated } from '@selasar/domain/offers';
import { type OfferRatings, ratingId } from '@selasar/domain/reviews';
import { listedRating } from './listedRating.ts';

/** What only the page of an offer shows: the data of a list is sent without it, and without extras. */
const details = [
  'fullDescription',
  'itinerary',
  'inclusions',
  'exclusions',
  'amenities',
  'gallery',
] as const;
interface ListedFacts {
  readonly tourType?: string | undefined;
  readonly [other: string]: unknown;
}
export type Listed<Offer> = Omit<Offer, (typeof details)[number] | 'facts'> & {
  facts?: ListedFacts | undefined;
};

function listed<Offer extends object>(offer: Offer): Listed<Offer> {
  const { facts, rules, ...rest }: Partial<Record<string, unknown>> = { ...offer };
  for (const name of details) delete rest[name];
  const { tourType } = (facts ?? {}) as ListedFacts;
  const { extras: _, ...priced } = (rules ?? {}) as { extras?: unknown };
  if (rules !== undefined) rest['rules'] = typeof rules === 'string' ? rules : priced;
  return { ...rest, ...(tourType && { facts: { tourType } }) } as Listed<Offer>;
}

export async function rated<Offer extends { slug: string }>(
  collection: OfferCollection,
  list: Promise<readonly Offer[]>,
  ratings: Promise<OfferRatings>,
): Promise<Rated<Listed<Offer>>[]> {
  const [offers, found] = await Promise.all([list, ratings]);
  return offers.map((offer) => {
    const rating = listedRating(offer.slug, found[ratingId(collection, offer.slug)]);
    return rating ? { ...listed(offer), rating } : listed(offer);
  });
}

import { type FactName, type Facts, linesOf, ratingOf } from '@selasar/domain/offers';
import type { PriceRange } from '@selasar/domain/pricing';
import type { ReviewSummary } from '@selasar/domain/reviews';
import type { AggregateOffer, AggregateRating, Offer, Person } from 'schema-dts';
import { ratingStars } from '@selasar/brand/schema/testimonial';
import { isOwn } from '../../../../pictures/Picture.tsx';
import { absolute } from '../absolute.ts';

const priceCurrency = 'USD';

export function offer(
  url: string,
  { lowest, highest, isOnly }: PriceRange,
  unitText: 'person' | 'night',
) {
  const unit = { '@type': 'UnitPriceSpecification', priceCurrency, unitText } as const;
  const about = { url, priceCurrency, availability: 'https://schema.org/InStock' } as const;
  if (isOnly) {
    return {
      '@type': 'Offer',
      ...about,
      price: lowest,
      priceSpecification: { ...unit, price: lowest },
    } as const satisfies Offer;
  }
  return {
    '@type': 'AggregateOffer',
    ...about,
    lowPrice: lowest,
    highPrice: highest,
    priceSpecification: { ...unit, minPrice: lowest, maxPrice: highest },
  } as const satisfies AggregateOffer;
}

/** Testimonials do not count: they are the company's own choice. */
export function aggregateRating(summary: ReviewSummary | undefined) {
  const rating = ratingOf(summary);
  if (!rating) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: ratingStars,
      worstRating: 1,
    },
  } as const satisfies { aggregateRating: AggregateRating };
}

export function host(origin: string, facts: Facts<FactName> | undefined) {
  const { hostName, hostPicture, hostLanguages, hostAbout } = facts ?? {};
  if (!hostName) return undefined;
  return {
    '@type': 'Person',
    name: hostName,
    ...(hostAbout && { description: hostAbout }),
    ...(hostPicture && isOwn(hostPicture) && { image: absolute(origin, hostPicture) }),
    ...(hostLanguages && { knowsLanguage: linesOf(hostLanguages) }),
  } as const satisfies Person;
}

export const baliTime = (time: string): string => `${time}:00+08:00`;

export interface Place {
  name: string;
  path: string;
}

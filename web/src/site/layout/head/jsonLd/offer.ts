import type { PriceRange } from '@selasar/domain';
import type { AggregateOffer, Offer } from 'schema-dts';

const priceCurrency = 'USD';

/** What each person or night costs in US dollars, or from what to what, and where to book at it. */
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

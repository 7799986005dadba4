import type { PriceRange } from '@selasar/domain';
import type { AggregateOffer, Offer } from 'schema-dts';

const priceCurrency = 'USD';

/** The price or price range per person or night in US dollars, and the page to book it. */
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

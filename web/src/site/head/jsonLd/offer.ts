import type { Offer } from 'schema-dts';

const currency = 'USD';

/** A price in US dollars, for each person or night, and where to book at it. */
export const offer = (url: string, price: number, unitText: 'person' | 'night') =>
  ({
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitText,
    },
  }) as const satisfies Offer;

import { expect, it } from 'vitest';
import { offer } from './offers.ts';

const url = 'https://bali.example';

it('has one price in dollars with its unit', () => {
  const one = offer(url, { lowest: 85.5, highest: 85.5, isOnly: true }, 'night');
  expect(one).toMatchObject({
    '@type': 'Offer',
    price: 85.5,
    priceCurrency: 'USD',
    priceSpecification: { price: 85.5, priceCurrency: 'USD', unitText: 'night' },
  });
});

it('has the lowest and the highest price if there are several', () => {
  const several = offer(url, { lowest: 72, highest: 150, isOnly: false }, 'person');
  expect(several).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 72,
    highPrice: 150,
    priceCurrency: 'USD',
    priceSpecification: { minPrice: 72, maxPrice: 150, unitText: 'person' },
  });
  expect(several).not.toHaveProperty('price');
});

import { expect, it } from 'vitest';
import { offer } from './offer.ts';

it('has one price, in dollars, and says for what', () => {
  const { price, priceCurrency, priceSpecification } = offer('https://bali.example', 85.5, 'night');
  expect(price).toBe(85.5);
  expect(priceCurrency).toBe('USD');
  expect(priceSpecification).toMatchObject({ price, priceCurrency, unitText: 'night' });
});

import { expect, it } from 'vitest';
import { testimonials, tours } from './index.ts';

it('has five tours at their prices, three of them featured', () => {
  expect(tours.map((tour) => tour.priceFrom)).toEqual([85, 65, 120, 95, 75]);
  expect(tours.filter((tour) => tour.featured)).toHaveLength(3);
  expect(tours.map((tour) => tour.slug).slice(0, 4)).toEqual([
    'ubud-jungle-adventure',
    'mount-batur-sunrise-trek',
    'romantic-uluwatu-sunset',
    'sacred-temples-tour',
  ]);
  expect(testimonials).toHaveLength(6);
});

import { testimonials } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { reviewsOf } from './Reviews.tsx';

it('finds testimonials of a tour or villa by its slug, which is the same in all languages', () => {
  const [first] = testimonials;
  expect(reviewsOf(first!.itemId)).toEqual(
    testimonials.filter(({ tourOrVilla }) => tourOrVilla === first!.tourOrVilla),
  );
  expect(reviewsOf('another')).toEqual([]);
});

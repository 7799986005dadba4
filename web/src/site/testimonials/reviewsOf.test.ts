import { sampleTours, sampleVillas, testimonials } from '@selasar/domain/samples';
import { expect, it } from 'vitest';
import { reviewsOf } from './reviewsOf.ts';

const about = (name: string) => testimonials.filter(({ tourOrVilla }) => tourOrVilla === name);

it('finds what guests said of a tour, in whichever language its page calls it', () => {
  const { slug, title } = sampleTours[1]!;
  expect(about(title)).not.toEqual([]);
  expect(reviewsOf({ id: slug, name: title })).toEqual(about(title));
  expect(reviewsOf({ id: slug, name: 'Mendaki Gunung Batur' })).toEqual(about(title));
});

it('finds those of a villa by its name', () => {
  const { slug, name } = sampleVillas[0]!;
  expect(about(name)).not.toEqual([]);
  expect(reviewsOf({ id: slug, name })).toEqual(about(name));
  expect(reviewsOf({ id: 'another', name: 'Another' })).toEqual([]);
});

import { sampleTours, testimonials } from '@selasar/domain/samples';
import type { Testimonial } from '@selasar/domain/samples';
import type { BookableItem } from '../booking/item.ts';

/** What guests said of one tour or villa. They call a tour by its English title, in whichever language the page has it. */
export function reviewsOf({ id, name }: Pick<BookableItem, 'id' | 'name'>): readonly Testimonial[] {
  const sample = sampleTours.find(({ slug }) => slug === id);
  return testimonials.filter(({ tourOrVilla }) => [name, sample?.title].includes(tourOrVilla));
}

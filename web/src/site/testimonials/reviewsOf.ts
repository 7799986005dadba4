import { testimonials } from '@selasar/domain/samples';
import type { Testimonial } from '@selasar/domain/samples';

/** What guests said of one tour or villa. */
export const reviewsOf = (name: string): readonly Testimonial[] =>
  testimonials.filter(({ tourOrVilla }) => tourOrVilla === name);

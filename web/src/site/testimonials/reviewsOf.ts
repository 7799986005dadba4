import { testimonials } from '@selasar/domain/samples';
import type { Testimonial } from '@selasar/brand/schema/testimonial';

/** The testimonials of the tour or villa with a slug. */
export const reviewsOf = (slug: string): readonly Testimonial[] =>
  testimonials.filter(({ itemId }) => itemId === slug);

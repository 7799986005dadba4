import { testimonials } from '@selasar/domain/samples';
import type { Testimonial } from '@selasar/brand/schema/testimonial';

/** What guests said of the tour or villa of a slug. */
export const reviewsOf = (slug: string): readonly Testimonial[] =>
  testimonials.filter(({ itemId }) => itemId === slug);

import { z } from 'zod';
import { ratingStars } from '../core/constants.ts';

export const testimonialSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A country. */
  location: z.string(),
  image: z.string(),
  text: z.string(),
  rating: z.number().int().min(1).max(ratingStars),
  /** The title of the reviewed tour or the name of the reviewed villa. */
  tourOrVilla: z.string(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

import { z } from 'zod';

export const ratingStars = 5;

export const testimonialSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** A country. */
  location: z.string(),
  image: z.string(),
  text: z.string(),
  rating: z.number().int().min(1).max(ratingStars),
  /** The slug of the reviewed tour or villa: its page has a different title in each language. */
  itemId: z.string(),
  /** The title of the reviewed tour or the name of the reviewed villa. */
  tourOrVilla: z.string(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

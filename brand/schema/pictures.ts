import { z } from 'zod';
import { hints } from './hints.ts';

const picture = z.string().regex(/^\/images\/([\w/-]+\.webp|placeholder\.svg)$/, hints.picture);

/** Across and down, as in CSS. */
const position = z.string().regex(/^\d{1,3}% \d{1,3}%$/, hints.position);

export const picturesSchema = z.strictObject({
  hero: z.strictObject({ home: picture, tours: picture, villas: picture }),
  focus: z.strictObject({ home: position, tours: position, villas: position }).partial().optional(),
  video: z
    .string()
    .regex(/^\/videos\/[\w-]+\.(webm|mp4)$/, hints.video)
    .optional(),
  about: z.tuple([picture, picture], hints.twoPictures),
});
export type Pictures = z.input<typeof picturesSchema>;

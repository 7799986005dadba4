import { z } from 'zod';
import { hints } from './hints.ts';

const picture = z.string().regex(/^\/images\/([\w/-]+\.webp|placeholder\.svg)$/, hints.picture);

export const picturesSchema = z.strictObject({
  hero: z.strictObject({ home: picture, tours: picture, villas: picture }),
  video: z
    .string()
    .regex(/^\/videos\/[\w-]+\.(webm|mp4)$/, hints.video)
    .optional(),
  about: z.tuple([picture, picture], hints.twoPictures),
});
export type Pictures = z.input<typeof picturesSchema>;

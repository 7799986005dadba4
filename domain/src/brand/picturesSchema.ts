import { z } from 'zod';

const picture = z
  .string()
  .regex(
    /^\/images\/[\w/-]+\.webp$/,
    "Write it as '/images/hero/home.webp', for a file in brand/public/images.",
  );
const banner = z.strictObject({ src: picture, alt: z.string().min(1, 'Say what can be seen.') });

export const picturesSchema = z.strictObject({
  hero: z.strictObject({ home: banner, tours: banner, villas: banner }),
  video: z
    .string()
    .regex(/^\/videos\/[\w-]+\.(webm|mp4)$/, "Write it as '/videos/home.webm'.")
    .optional(),
  about: z.tuple([picture, picture], 'Name two pictures.'),
});
export type Pictures = z.input<typeof picturesSchema>;

/** Which files the site keeps of each picture. It asks for them by `domain/src/offers/pictures.ts`, which says the same. */

interface Kind {
  readonly avif: readonly number[];
  /** For browsers that know no AVIF. */
  readonly webp: readonly number[];
  /** Its name has no width: what readers are given that know no srcset. */
  readonly plain: number;
}
const scene: Kind = {
  avif: [192, 320, 480, 768, 1152, 1600],
  webp: [480, 960],
  plain: 960,
};
/** Shown as a circle of the size of a thumb. */
const portrait: Kind = { avif: [192, 320], webp: [192, 320], plain: 320 };

interface PictureFile {
  /** Below `public/images`. */
  readonly path: string;
  readonly format: 'avif' | 'webp';
  readonly width: number;
}

export function filesOf(picture: string): PictureFile[] {
  const kind = picture.startsWith('testimonials/') ? portrait : scene;
  return (['avif', 'webp'] as const).flatMap((format) =>
    kind[format].map((width) => ({
      path: `${picture}${width === kind.plain ? '' : `-${width}`}.${format}`,
      format,
      width,
    })),
  );
}

/** What a chat shows where a link to a page is pasted: of each tour, villa and banner. */
export function shareFileOf(picture: string): string | undefined {
  if (picture.startsWith('hero/')) return `${picture}-og.jpg`;
  return picture.endsWith('/main') ? picture.replace(/main$/, 'og.jpg') : undefined;
}

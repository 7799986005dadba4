/** The icons of the site where it is installed, or kept on a phone's first screen. All of them show `favicon.svg`. */
export interface Icon {
  /** Below `public`. */
  readonly path: string;
  readonly size: number;
  /** For systems that cut icons to shapes of their own: colour up to the edges, and the mark made so much smaller. */
  readonly mark?: number;
}

export const icons: readonly Icon[] = [
  { path: 'icons/icon-192.png', size: 192 },
  { path: 'icons/icon-512.png', size: 512 },
  // Any shape holds the circle in the middle, of 80 % of the width.
  { path: 'icons/maskable-512.png', size: 512, mark: 0.8 },
  { path: 'icons/apple-touch-180.png', size: 180, mark: 0.9 },
];

/** The side of the favicon's own drawing board. */
const board = 48;

export function iconSvg(favicon: string, { size, mark }: Icon): string {
  const [, shapes, color] = /<svg[^>]*>([^]*?fill="(#[\da-f]{6})"[^]*)<\/svg>/.exec(favicon) ?? [];
  if (!shapes) throw new Error('The favicon is not drawn as it was.');
  const middle = board / 2;
  const drawn = mark
    ? `<rect width="${board}" height="${board}" fill="${color}"/>` +
      `<g transform="translate(${middle} ${middle}) scale(${mark}) translate(${-middle} ${-middle})">${shapes}</g>`
    : shapes;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${board} ${board}">${drawn}</svg>`;
}

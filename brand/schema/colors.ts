import { z } from 'zod';
import { hints } from './hints.ts';

const color = z.string().regex(/^#[\da-f]{6}$/, hints.color);

export const colorsSchema = z.strictObject({
  primary: color,
  primaryDark: color,
  secondary: color,
  secondaryDark: color,
  accent: color,
  pool: color,
  background: color,
  band: color,
  text: color,
  textSoft: color,
  line: color,
  dark: z.strictObject({
    primary: color,
    onPrimary: color,
    secondary: color,
    onSecondary: color,
    background: color,
    paper: color,
    text: color,
    textSoft: color,
    line: color,
  }),
});
export type Colors = z.input<typeof colorsSchema>;

const white = '#ffffff';

/** WCAG 2.2, AA: text (1.4.3). */
const forWords = 4.5;
/** Text on the darkest colour is not pure white. */
const forPaleWords = 6;

/** A text colour and its background, as named in colors.ts. */
interface Pair {
  words: string;
  on: string;
  least?: number;
}

const pairs: readonly Pair[] = [
  { words: 'white', on: 'primaryDark', least: forPaleWords },
  ...['primary', 'secondary', 'secondaryDark', 'pool', 'text'].map((on) => ({
    words: 'white',
    on,
  })),
  ...['white', 'background', 'band'].flatMap((on) =>
    ['primary', 'secondary', 'text', 'textSoft'].map((words) => ({ words, on })),
  ),
  { words: 'text', on: 'accent' },
  { words: 'dark.onPrimary', on: 'dark.primary' },
  { words: 'dark.onSecondary', on: 'dark.secondary' },
  ...['dark.background', 'dark.paper'].flatMap((on) =>
    ['primary', 'secondary', 'text', 'textSoft'].map((words) => ({ words: `dark.${words}`, on })),
  ),
];

/** The pairs with too little contrast, each with its ratio and what to do. */
export function colorProblems({ dark, ...light }: Colors): string[] {
  const values: Readonly<Record<string, string>> = {
    white,
    ...light,
    ...Object.fromEntries(Object.entries(dark).map(([name, value]) => [`dark.${name}`, value])),
  };
  return pairs.flatMap(({ words, on, least = forWords }) => {
    const ratio = contrast(values[words] ?? white, values[on] ?? white);
    if (ratio >= least) return [];
    // Rounded down, so that 4.499 is not reported as 4.5.
    const said = Math.floor(ratio * 100) / 100;
    return [
      `${words} on ${on} has a contrast of ${said}:1, but words need ${least}:1. Make one darker or the other lighter.`,
    ];
  });
}

/** Parts of red, green and blue, each from 0 to 255, of '#rrggbb'. */
const parts = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Relative luminance of sRGB, from 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parts(color).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

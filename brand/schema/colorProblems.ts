import type { Colors } from './colorsSchema.ts';
import { contrast } from './contrast.ts';

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

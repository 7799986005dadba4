import type { Colors } from './colorsSchema.ts';
import { contrast } from './contrast.ts';

const white = '#ffffff';

/** WCAG 2.2, AA: words (1.4.3). */
const leastRatio = 4.5;

interface Pair {
  /** The words, and what they lie on, as colors.ts names them. */
  words: string;
  on: string;
  ratio: number;
}

/** Which words lie on what. */
function pairsOf(colors: Colors): Pair[] {
  const pair =
    (of: Readonly<Record<string, unknown>>, under = '') =>
    (words: string, on: string) => {
      const value = (name: string) => (name === 'white' ? white : String(of[name]));
      const called = (name: string) => (name === 'white' ? name : `${under}${name}`);
      return { words: called(words), on: called(on), ratio: contrast(value(words), value(on)) };
    };
  const light = pair(colors);
  const dark = pair(colors.dark, 'dark.');
  return [
    ...['primary', 'primaryDark', 'secondary', 'secondaryDark', 'pool', 'text'].map((on) =>
      light('white', on),
    ),
    ...['white', 'background', 'band'].flatMap((on) =>
      ['primary', 'secondary', 'text', 'textSoft'].map((words) => light(words, on)),
    ),
    light('text', 'accent'),
    light('primaryDark', 'accent'),
    dark('onPrimary', 'primary'),
    dark('onSecondary', 'secondary'),
    ...['background', 'paper'].flatMap((on) =>
      ['primary', 'secondary', 'text', 'textSoft'].map((words) => dark(words, on)),
    ),
  ];
}

/** Whatever pair could not be read by many, with its ratio and what to do. */
export const colorProblems = (colors: Colors): string[] =>
  pairsOf(colors)
    .filter(({ ratio }) => ratio < leastRatio)
    .map(
      ({ words, on, ratio }) =>
        // Rounded down, so that 4.499 is not said to be 4.5.
        `${words} on ${on} has a contrast of ${Math.floor(ratio * 100) / 100}:1, but words need ${leastRatio}:1. Make one darker or the other lighter.`,
    );

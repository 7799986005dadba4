/** What a template may leave open: '{name}' stands for the guest's name. */
export const placeholders = [
  'name',
  'item',
  'date',
  'time',
  'pickup',
  'hotel',
  'driver',
  'driverPhone',
  'total',
  'paid',
  'balance',
  'reference',
  'tripLink',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** What is known of a request. An empty text is as good as none. */
export type TemplateFacts = Readonly<Partial<Record<Placeholder, string | undefined>>>;

const isPlaceholder = (word: string): word is Placeholder =>
  (placeholders as readonly string[]).includes(word);

const braces = /\{([^{}\n]*)\}/g;
const wordsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(braces), ([, word = '']) => word)),
];

/** What stands in braces and is no placeholder: a slip, which no guest should read. */
export const unknownIn = (text: string): string[] =>
  wordsIn(text).filter((word) => !isPlaceholder(word));

/** The placeholders that a text still has: nobody knew their values. */
export const openIn = (text: string): Placeholder[] => wordsIn(text).filter(isPlaceholder);

/** The lines of a text that still have a placeholder. Staff fill them in, or leave them out. */
export const openLines = (text: string): string[] =>
  text.split('\n').filter((line) => openIn(line).length > 0);

/** The text without those lines, and with no more than one empty line in their place. */
export const withoutOpenLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => openIn(line).length === 0)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export interface Filled {
  text: string;
  /** Those without a value; they stay in the text as they are. */
  missing: readonly Placeholder[];
}

/** Puts in what is known. What a value holds is no placeholder, whatever it looks like. */
export function fillTemplate(text: string, facts: TemplateFacts): Filled {
  const missing = openIn(text).filter((word) => !facts[word]);
  const filled = text.replaceAll(braces, (whole, word: string) =>
    isPlaceholder(word) ? facts[word] || whole : whole,
  );
  return { text: filled, missing };
}

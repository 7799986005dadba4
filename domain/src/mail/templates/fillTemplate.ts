/** The placeholders of templates: '{name}' stands for the guest's name. */
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

/** The known facts of a request. An empty text counts as missing. */
export type TemplateFacts = Readonly<Partial<Record<Placeholder, string | undefined>>>;

const isPlaceholder = (word: string): word is Placeholder =>
  (placeholders as readonly string[]).includes(word);

const braces = /\{([^{}\n]*)\}/g;
const wordsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(braces), ([, word = '']) => word)),
];

/** Words in braces that are no placeholders: typing errors that no guest should read. */
export const unknownIn = (text: string): string[] =>
  wordsIn(text).filter((word) => !isPlaceholder(word));

/** The placeholders left in a text because their values are unknown. */
export const openIn = (text: string): Placeholder[] => wordsIn(text).filter(isPlaceholder);

/** The lines of a text that still have a placeholder. Staff fill them in or remove them. */
export const openLines = (text: string): string[] =>
  text.split('\n').filter((line) => openIn(line).length > 0);

/** The text without those lines, and with at most one empty line in their place. */
export const withoutOpenLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => openIn(line).length === 0)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export interface Filled {
  text: string;
  /** Placeholders without a value; they stay in the text. */
  missing: readonly Placeholder[];
}

/** Fills in the known values. Braces within a value are not placeholders. */
export function fillTemplate(text: string, facts: TemplateFacts): Filled {
  const missing = openIn(text).filter((word) => !facts[word]);
  const filled = text.replaceAll(braces, (whole, word: string) =>
    isPlaceholder(word) ? facts[word] || whole : whole,
  );
  return { text: filled, missing };
}

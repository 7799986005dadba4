import { z } from 'zod';
import { instantSchema } from '../core/schemas.ts';
import { problem } from '../core/problem.ts';
import { linesSchema } from '../core/text.ts';
import { situationSchema } from '../requests/guestMessage.ts';

/** Characters. Leaves room for filled-in values within the limit of a message. */
export const templateLength = 1500;

export const templateTextSchema = linesSchema()
  .min(1, problem('message-missing'))
  .max(templateLength, { ...problem('text-too-long'), abort: true })
  .superRefine((text, context) => {
    const unknown = unknownIn(text);
    if (unknown.length === 0) return;
    context.addIssue({ code: 'custom', ...problem('placeholder-unknown', { unknown }) });
  });

/** Its situation is the id. Without a document, the standard text applies. */
export const templateSchema = z.object({
  situation: situationSchema,
  text: z.string(),
  updatedAt: instantSchema,
  /** The uid of the author, and their name then. */
  by: z.string(),
  byName: z.string().optional(),
});
export type Template = z.infer<typeof templateSchema>;

export const templateVersion = (updatedAt: unknown): number | null =>
  instantSchema.safeParse(updatedAt).data?.getTime() ?? null;

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

/** An empty text counts as missing. */
export type TemplateFacts = Readonly<Partial<Record<Placeholder, string | undefined>>>;

const isPlaceholder = (word: string): word is Placeholder =>
  (placeholders as readonly string[]).includes(word);

const braces = /\{([^{}\n]*)\}/g;
const wordsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(braces), ([, word = '']) => word)),
];

/** Typing errors that no guest should read. */
export const unknownIn = (text: string): string[] =>
  wordsIn(text).filter((word) => !isPlaceholder(word));

export const openIn = (text: string): Placeholder[] => wordsIn(text).filter(isPlaceholder);

export const openLines = (text: string): string[] =>
  text.split('\n').filter((line) => openIn(line).length > 0);

export const withoutOpenLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => openIn(line).length === 0)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export interface Filled {
  text: string;
  /** They stay in the text. */
  missing: readonly Placeholder[];
}

/** Braces within a value are not placeholders. */
export function fillTemplate(text: string, facts: TemplateFacts): Filled {
  const missing = openIn(text).filter((word) => !facts[word]);
  const filled = text.replaceAll(braces, (whole, word: string) =>
    isPlaceholder(word) ? facts[word] || whole : whole,
  );
  return { text: filled, missing };
}

import type { id } from './id.ts';

/** An English sentence that is said to guests, as it stands in the code, with {names} for what is filled in. */
export type Message = keyof typeof id;
/** One in which nothing is filled in. */
export type PlainMessage = Exclude<Message, `${string}{${string}`>;

/** What a language says by the number it speaks of, where that differs: by the categories of `Intl.PluralRules`. */
export type ByNumber = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** The words of a language for each English sentence. */
export type Dictionary = Readonly<Record<Message, string | ByNumber>>;

/** The names in braces of a sentence. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** What has to be given with a sentence: a value for each of its names. */
export type FactsOf<Text extends string, Known extends string = never> = [
  Exclude<Names<Text>, Known>,
] extends [never]
  ? []
  : [facts: Readonly<Record<Exclude<Names<Text>, Known>, string | number>>];

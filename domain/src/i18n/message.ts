import type { id } from './id.ts';

/** An English sentence for guests as it is in the code, with {names} as placeholders. */
export type Message = keyof typeof id;
/** A sentence without placeholders. */
export type PlainMessage = Exclude<Message, `${string}{${string}`>;

/** The plural forms of a translation, by the categories of `Intl.PluralRules`. */
export type ByNumber = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
/** The translation of each English sentence into one language. */
export type Dictionary = Readonly<Record<Message, string | ByNumber>>;

/** The placeholders of a sentence. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
/** The values that a sentence requires: one for each placeholder. */
export type FactsOf<Text extends string, Known extends string = never> = [
  Exclude<Names<Text>, Known>,
] extends [never]
  ? []
  : [facts: Readonly<Record<Exclude<Names<Text>, Known>, string | number>>];

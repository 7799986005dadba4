import type { id } from './id.ts';

/** An English sentence for guests as it is in the code, with {names} as placeholders. */
export type Message = keyof typeof id;
export type PlainMessage = Exclude<Message, `${string}{${string}`>;

export type ByNumber = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
export type Dictionary = Readonly<Record<Message, string | ByNumber>>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;
export type FactsOf<Text extends string, Known extends string = never> = [
  Exclude<Names<Text>, Known>,
] extends [never]
  ? []
  : [facts: Readonly<Record<Exclude<Names<Text>, Known>, string | number>>];

/** Texts by the slug of an offer, and its field. */
export type Translations = Readonly<
  Record<string, Readonly<Record<string, string | readonly string[]>>>
>;

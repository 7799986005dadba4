export interface LegalText {
  title: string;
  description: string;
  /** As it is shown. */
  updated: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

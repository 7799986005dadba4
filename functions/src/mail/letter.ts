/** What a mail says, apart from how it looks. All of it is plain text. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
}

/** Such as 'Guests' and '2'. */
export type Fact = readonly [label: string, value: string];

import { admin } from '@selasar/domain';

/** What a mail says, apart from how it looks. All of it is plain text. */
export interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly Fact[];
}

/** Such as 'Guests' and '2'. */
export type Fact = readonly [label: string, value: string];

/** '#1f0c2a44': how staff and guests name a request. */
export const reference = (id: string): string => `#${id.slice(0, admin.bookingIdLength)}`;

import { withoutMarks, type NoticeKind } from '@selasar/domain';
import { greeting } from '../greeting.ts';
import type { Fact, Link, MailContent } from '../mailContent.ts';

/** Something that a guest did, as the company reads it: of what was typed, the name alone. */
export interface NoticeInMail {
  kind: NoticeKind;
  name: string;
  /** In a few words: the item, when, for how many, the total, the status. */
  what: readonly string[];
  facts: readonly Fact[];
  href: string;
}

const messages = ['message', 'messages'] as const;

const words: Record<NoticeKind, { title: string; counted: readonly [one: string, more: string] }> =
  {
    newBooking: { title: 'New booking', counted: ['new booking', 'new bookings'] },
    newTransfer: { title: 'New transfer', counted: ['new transfer', 'new transfers'] },
    reply: { title: 'Message from a guest', counted: messages },
    changeRequest: { title: 'Change request', counted: ['change request', 'change requests'] },
    cancellation: { title: 'Cancelled by the guest', counted: ['cancellation', 'cancellations'] },
    message: { title: 'Message from the site', counted: messages },
  };

/** Nobody types a dot before a letter by need, and a mail program would make a link of some. */
const dots = /[.。．｡](?=\S)/gu;

/** A name that no mail program links, and that no mark turns around. */
const plainName = (name: string): string =>
  withoutMarks(name).replaceAll('://', ': //').replaceAll(dots, '$& ').trim() || 'Somebody';

const summary = ({ kind, name, what }: NoticeInMail): string =>
  `${words[kind].title}: ${[plainName(name), ...what].join(', ')}`;

/** The mail to the company about one event. */
const single = (notice: NoticeInMail): MailContent => ({
  subject: summary(notice),
  greeting: greeting(`${words[notice.kind].title}.`),
  paragraphs: [],
  facts: [['Name', plainName(notice.name)], ...notice.facts],
  link: { label: 'Open it in the staff area', href: notice.href },
});

/** '2 new bookings, 1 message' */
function countsOf(kinds: readonly NoticeKind[]): string {
  const counted = kinds.map((kind) => words[kind].counted);
  const counts = [...new Set(counted)].map(([one, more]) => {
    const { length } = counted.filter((other) => other[1] === more);
    return `${length} ${length === 1 ? one : more}`;
  });
  return counts.join(', ');
}

interface Gathered {
  /** Further events, which are not listed. */
  more?: readonly NoticeKind[];
  link?: Link;
}

/** The mail to the company about one event, or about several that were gathered. */
export function noticeMail(
  notices: readonly NoticeInMail[],
  { more = [], link }: Gathered = {},
): MailContent {
  const [first] = notices;
  const kinds = [...notices.map(({ kind }) => kind), ...more];
  if (first && kinds.length === 1) return single(first);
  return {
    subject: `${kinds.length} events: ${countsOf(kinds)}`,
    greeting: greeting('What guests have done:'),
    paragraphs: [
      ...notices.map((notice) => `${summary(notice)}\n${notice.href}`),
      ...(more.length > 0 ? [`And ${more.length} more.`] : []),
    ],
    facts: [],
    ...(link ? { link } : {}),
  };
}

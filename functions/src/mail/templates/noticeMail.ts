import { withoutMarks } from '@selasar/domain/core';
import type { NoticeKind } from '@selasar/domain/mail';
import { greeting } from '../greeting.ts';
import type { Fact, Link, MailContent } from '../mailContent.ts';

export interface NoticeInMail {
  kind: NoticeKind;
  name: string;
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

const plainName = (name: string): string =>
  withoutMarks(name).replaceAll('://', ': //').replaceAll(dots, '$& ').trim() || 'Somebody';

const whoAndWhat = ({ name, what }: NoticeInMail): string => [plainName(name), ...what].join(', ');

const single = (notice: NoticeInMail): MailContent => ({
  subject: `${words[notice.kind].title}: ${whoAndWhat(notice)}`,
  greeting: greeting(`${words[notice.kind].title}.`),
  paragraphs: [],
  facts: [['Name', plainName(notice.name)], ...notice.facts],
  link: { label: 'Open it in the staff area', href: notice.href },
});

function countsOf(kinds: readonly NoticeKind[]): string {
  const counted = kinds.map((kind) => words[kind].counted);
  const counts = [...new Set(counted)].map(([one, more]) => {
    const { length } = counted.filter((other) => other[1] === more);
    return `${length} ${length === 1 ? one : more}`;
  });
  return counts.join(', ');
}

interface Gathered {
  more?: readonly NoticeKind[];
  link?: Link;
}

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
    paragraphs: more.length > 0 ? [`The first ${notices.length}, and ${more.length} more:`] : [],
    facts: notices.map((notice) => [words[notice.kind].title, whoAndWhat(notice), notice.href]),
    ...(link ? { link } : {}),
  };
}

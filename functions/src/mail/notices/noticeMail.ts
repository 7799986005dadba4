import {
  withoutMarks,
  baliDate,
  baliTime,
  formatUsd,
  reference,
  shortDate,
} from '@selasar/domain/core';
import type { NoticeKind } from '@selasar/domain/mail';
import { guestCount, passengerCount } from '@selasar/domain/i18n';
import { contactMessageSchema } from '@selasar/domain/messages';
import {
  bookingItemName,
  bookingSchema,
  requestStatus,
  transferSchema,
} from '@selasar/domain/requests';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { greeting, type Fact, type Link, type MailContent } from '../mailContent.ts';
import { type Notice, staffLink, type NoticedCollection } from './noticeOf.ts';

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

type Described = Omit<NoticeInMail, 'kind' | 'href'>;

const times = { createdAt: true, updatedAt: true } as const;
const damaged: Described = { name: '', what: ['Damaged record'], facts: [] };

/** The text is 'to cancel', or 'for Jan 22, 2027, 2 guests, $130'. */
const asked = (text: string | undefined): Pick<Described, 'what' | 'facts'> =>
  text === undefined
    ? { what: [], facts: [] }
    : { what: [`asks ${text}`], facts: [['The guest asks', text]] };

/** Only what the server computed or checked: of what a stranger typed, the name alone. */
const describers: Record<NoticedCollection, (record: DocumentSnapshot) => Described> = {
  bookings: (record) => {
    const { data } = bookingSchema.omit(times).safeParse({ ...record.data(), id: record.id });
    if (!data) return damaged;
    const { customerName: name, bookingType, startDate, endDate, numberOfGuests, status } = data;
    const item = bookingItemName(data);
    const total = formatUsd(data.totalPrice);
    const { label } = requestStatus[status];
    const isTour = bookingType === 'tour';
    const days: Fact[] = isTour
      ? [['Date', shortDate(startDate)]]
      : [
          ['Check-in', shortDate(startDate)],
          ['Check-out', shortDate(endDate)],
        ];
    const daysOf = (stay: Pick<typeof data, 'startDate' | 'endDate'>) =>
      isTour
        ? shortDate(stay.startDate)
        : `${shortDate(stay.startDate)} – ${shortDate(stay.endDate)}`;
    const to = data.changeRequest;
    const change = asked(
      to?.what === 'change'
        ? `for ${[daysOf(to), guestCount(to.numberOfGuests), formatUsd(to.totalPrice)].join(', ')}`
        : to && 'to cancel',
    );
    return {
      name,
      what: [item, daysOf(data), guestCount(numberOfGuests), total, label, ...change.what],
      facts: [
        ['Booking', item],
        ...days,
        ['Guests', String(numberOfGuests)],
        ['Total', total],
        ['Status', label],
        ...change.facts,
        ['Reference', reference(record.id)],
      ],
    };
  },
  transfers: (record) => {
    const { data } = transferSchema.omit(times).safeParse({ ...record.data(), id: record.id });
    if (!data) return damaged;
    const { customerName: name, pickupDate, pickupTime, passengers, vehicle, status } = data;
    const total = formatUsd(data.totalAmount);
    const { label } = requestStatus[status];
    const when = `${shortDate(pickupDate)}, ${pickupTime}`;
    const to = data.changeRequest;
    const change = asked(
      to?.what === 'change'
        ? `for ${shortDate(to.pickupDate)}, ${to.pickupTime}, ${passengerCount(to.passengers)}, ${formatUsd(to.totalAmount)}`
        : to && 'to cancel',
    );
    return {
      name,
      what: ['airport transfer', when, passengerCount(passengers), total, label, ...change.what],
      facts: [
        ['Transfer', vehicle ?? 'Airport transfer'],
        ['Pickup', `${when} (Bali time)`],
        ['Passengers', String(passengers)],
        ['Total', total],
        ['Status', label],
        ...change.facts,
        ['Reference', reference(record.id)],
      ],
    };
  },
  messages: (record) => {
    const { data } = contactMessageSchema.safeParse({ ...record.data(), id: record.id });
    if (!data) return damaged;
    const { name, createdAt } = data;
    const when = `${shortDate(baliDate(createdAt))}, ${baliTime(createdAt)}`;
    return { name, what: [when], facts: [['Received', `${when} (Bali time)`]] };
  },
};

export const describeNotice = (
  { kind, of }: Pick<Notice, 'kind' | 'of'>,
  record: DocumentSnapshot,
): NoticeInMail => ({ kind, ...describers[of](record), href: staffLink(of, record.id) });

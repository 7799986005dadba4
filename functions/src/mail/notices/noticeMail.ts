import {
  baliDate,
  baliTime,
  formatUsd,
  reference,
  shortDate,
  withoutMarks,
} from '@selasar/domain/core';
import { guestCount, passengerCount } from '@selasar/domain/i18n';
import type { NoticeKind } from '@selasar/domain/mail';
import { contactMessageSchema } from '@selasar/domain/messages';
import {
  bookingItemName,
  bookingSchema,
  bookingTable,
  factsText,
  type GuestRequest,
  requestStatus,
  transferSchema,
  transferTable,
} from '@selasar/domain/requests';
import { reviewSchema, stars } from '@selasar/domain/reviews';
import { withGroup } from '@selasar/domain/pricing';
import { plainFactsForStaff } from '@selasar/domain/trips';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Fact, greeting, type Link, type MailContent } from '../mailContent.ts';
import { type Notice, type NoticedCollection, staffLink } from './noticeOf.ts';

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
    review: { title: 'New review', counted: ['review', 'reviews'] },
    unpaidDeposit: { title: 'Deposit not paid', counted: ['unpaid deposit', 'unpaid deposits'] },
  };

/** Nobody types a dot before a letter by need, and a mail program would make a link of some. */
const dots = /[.。．｡](?=\S)/gu;

export const plainName = (name: string): string =>
  withoutMarks(name).replaceAll('://', ': //').replaceAll(dots, '$& ').trim() || 'Somebody';

const whoAndWhat = ({ name, what }: NoticeInMail): string => [plainName(name), ...what].join(', ');

export const factOf = (notice: NoticeInMail): Fact => [
  words[notice.kind].title,
  whoAndWhat(notice),
  notice.href,
];

const single = (notice: NoticeInMail): MailContent => ({
  subject: `${words[notice.kind].title}: ${whoAndWhat(notice)}`,
  greeting: greeting(`${words[notice.kind].title}.`),
  paragraphs: [],
  facts: [['Name', plainName(notice.name)], ...notice.facts],
  link: { label: 'Open it in the staff area', href: notice.href },
});

export function countsOf(kinds: readonly NoticeKind[]): string {
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
    facts: notices.map(factOf),
    ...(link ? { link } : {}),
  };
}

type Described = Omit<NoticeInMail, 'kind' | 'href'>;

const times = { createdAt: true, updatedAt: true } as const;
const damaged: Described = { name: '', what: ['Damaged record'], facts: [] };

function describeRequest(
  { id, customerName: name, status, changeRequest: to }: Request,
  what: readonly string[],
  facts: readonly Fact[],
): Described {
  const { label } = requestStatus[status];
  const asked = to && (to.what === 'change' ? `for ${factsText(to)}` : 'to cancel');
  return {
    name,
    what: [...what, label, ...(asked ? [`asks ${asked}`] : [])],
    facts: [
      ...facts,
      ['Status', label],
      ...(asked ? [['The guest asks', asked] as const] : []),
      ['Reference', reference(id)],
    ],
  };
}

type Request = Pick<GuestRequest, 'id' | 'customerName' | 'status' | 'changeRequest'>;

const fieldsOf = (record: DocumentSnapshot) => ({ ...record.data(), id: record.id });

/** Only what the server computed or checked: of what a stranger typed, the name alone. */
const describers: Record<NoticedCollection, (record: DocumentSnapshot) => Described> = {
  bookings: (record) => {
    const { data } = bookingSchema.omit(times).safeParse(fieldsOf(record));
    if (!data) return damaged;
    const { bookingType, startDate, endDate, numberOfGuests } = data;
    const item = bookingItemName(data);
    const total = formatUsd(data.totalPrice);
    const [from, to] = [shortDate(startDate), shortDate(endDate)];
    const [when, days]: [string, Fact[]] =
      bookingType === 'tour'
        ? [from, [['Date', from]]]
        : [
            `${from} – ${to}`,
            [
              ['Check-in', from],
              ['Check-out', to],
            ],
          ];
    return describeRequest(
      data,
      [item, when, withGroup(guestCount(numberOfGuests), data), total],
      [
        ['Booking', item],
        ...days,
        ['Guests', withGroup(String(numberOfGuests), data)],
        ...plainFactsForStaff(bookingTable, 'notice', data),
        ['Total', total],
      ],
    );
  },
  transfers: (record) => {
    const { data } = transferSchema.omit(times).safeParse(fieldsOf(record));
    if (!data) return damaged;
    const { pickupDate, pickupTime, passengers, vehicle } = data;
    const when = `${shortDate(pickupDate)}, ${pickupTime}`;
    const total = formatUsd(data.totalAmount);
    return describeRequest(
      data,
      ['airport transfer', when, passengerCount(passengers), total],
      [
        ['Transfer', vehicle ?? 'Airport transfer'],
        ['Pickup', `${when} (Bali time)`],
        ['Passengers', String(passengers)],
        ...plainFactsForStaff(transferTable, 'notice', data),
        ['Total', total],
      ],
    );
  },
  messages: (record) => {
    const { data } = contactMessageSchema.safeParse(fieldsOf(record));
    if (!data) return damaged;
    const { name, createdAt } = data;
    const when = `${shortDate(baliDate(createdAt))}, ${baliTime(createdAt)}`;
    return { name, what: [when], facts: [['Received', `${when} (Bali time)`]] };
  },
  reviews: (record) => {
    const { data } = reviewSchema.omit(times).safeParse(fieldsOf(record));
    if (!data) return damaged;
    const given = `${data.rating} of ${stars.max} stars`;
    const facts = [
      ['Booking', data.itemName],
      ['Stars', given],
    ] as const;
    return { name: data.name, what: [data.itemName, given], facts };
  },
};

export const describeNotice = (
  { kind, of }: Pick<Notice, 'kind' | 'of'>,
  record: DocumentSnapshot,
): NoticeInMail => ({ kind, ...describers[of](record), href: staffLink(of, record.id) });

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
  type BookingFacts,
  bookingItemName,
  bookingSchema,
  requestStatus,
  type Transfer,
  transferSchema,
} from '@selasar/domain/requests';
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

/** `shown` says a request's days, size and price: those that it has, and those that the guest asks for. */
function describeRequest<Facts>(
  request: Facts & Request<Facts>,
  item: string,
  shown: (facts: Facts) => readonly [when: string, size: string, total: string],
  facts: readonly Fact[],
): Described {
  const { id, customerName: name, status, changeRequest: to } = request;
  const [when, size, total] = shown(request);
  const { label } = requestStatus[status];
  const asked = to && (to.what === 'change' ? `for ${shown(to).join(', ')}` : 'to cancel');
  return {
    name,
    what: [item, when, size, total, label, ...(asked ? [`asks ${asked}`] : [])],
    facts: [
      ...facts,
      ['Total', total],
      ['Status', label],
      ...(asked ? [['The guest asks', asked] as const] : []),
      ['Reference', reference(id)],
    ],
  };
}

interface Request<Facts> extends Pick<Transfer, 'id' | 'customerName' | 'status'> {
  changeRequest?: { what: 'cancel' } | ({ what: 'change' } & Facts) | undefined;
}

const fieldsOf = (record: DocumentSnapshot) => ({ ...record.data(), id: record.id });

/** Only what the server computed or checked: of what a stranger typed, the name alone. */
const describers: Record<NoticedCollection, (record: DocumentSnapshot) => Described> = {
  bookings: (record) => {
    const { data } = bookingSchema.omit(times).safeParse(fieldsOf(record));
    if (!data) return damaged;
    const item = bookingItemName(data);
    const [from, to] = [shortDate(data.startDate), shortDate(data.endDate)];
    const isTour = data.bookingType === 'tour';
    const shown = ({ startDate, endDate, numberOfGuests, totalPrice }: BookingFacts) => {
      const when = isTour
        ? shortDate(startDate)
        : `${shortDate(startDate)} – ${shortDate(endDate)}`;
      return [when, guestCount(numberOfGuests), formatUsd(totalPrice)] as const;
    };
    return describeRequest(data, item, shown, [
      ['Booking', item],
      ...(isTour
        ? [['Date', from] as const]
        : [['Check-in', from] as const, ['Check-out', to] as const]),
      ['Guests', String(data.numberOfGuests)],
    ]);
  },
  transfers: (record) => {
    const { data } = transferSchema.omit(times).safeParse(fieldsOf(record));
    if (!data) return damaged;
    type Facts = Pick<Transfer, 'pickupDate' | 'pickupTime' | 'passengers' | 'totalAmount'>;
    const shown = ({ pickupDate, pickupTime, passengers, totalAmount }: Facts) => {
      const when = `${shortDate(pickupDate)}, ${pickupTime}`;
      return [when, passengerCount(passengers), formatUsd(totalAmount)] as const;
    };
    return describeRequest(data, 'airport transfer', shown, [
      ['Transfer', data.vehicle ?? 'Airport transfer'],
      ['Pickup', `${shown(data)[0]} (Bali time)`],
      ['Passengers', String(data.passengers)],
    ]);
  },
  messages: (record) => {
    const { data } = contactMessageSchema.safeParse(fieldsOf(record));
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

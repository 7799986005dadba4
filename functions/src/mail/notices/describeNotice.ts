import { baliDate, baliTime, formatUsd, reference, shortDate } from '@selasar/domain/core';
import { guestCount, passengerCount } from '@selasar/domain/i18n';
import { contactMessageSchema } from '@selasar/domain/messages';
import {
  bookingItemName,
  bookingSchema,
  requestStatus,
  transferSchema,
} from '@selasar/domain/requests';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Fact } from '../mailContent.ts';
import type { NoticeInMail } from '../templates/noticeMail.ts';
import type { Notice } from './noticeOf.ts';
import { staffLink, type NoticedCollection } from './staffLink.ts';

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

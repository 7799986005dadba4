import {
  baliDate,
  baliTime,
  bookingItemName,
  bookingSchema,
  contactMessageSchema,
  formatUsd,
  passengerCount,
  reference,
  requestStatus,
  shortDate,
  transferSchema,
} from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Fact } from '../mailContent.ts';
import type { NoticeInMail } from '../templates/noticeMail.ts';
import type { Notice } from './noticeOf.ts';
import { staffLink, type NoticedCollection } from './staffLink.ts';

type Described = Omit<NoticeInMail, 'kind' | 'href'>;

const times = { createdAt: true, updatedAt: true } as const;
const damaged: Described = { name: '', what: ['Damaged record'], facts: [] };

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
    const when = isTour ? shortDate(startDate) : `${shortDate(startDate)} – ${shortDate(endDate)}`;
    return {
      name,
      what: [
        item,
        when,
        numberOfGuests === 1 ? '1 guest' : `${numberOfGuests} guests`,
        total,
        label,
      ],
      facts: [
        ['Booking', item],
        ...days,
        ['Guests', String(numberOfGuests)],
        ['Total', total],
        ['Status', label],
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
    return {
      name,
      what: ['airport transfer', when, passengerCount(passengers), total, label],
      facts: [
        ['Transfer', vehicle ?? 'Airport transfer'],
        ['Pickup', `${when} (Bali time)`],
        ['Passengers', String(passengers)],
        ['Total', total],
        ['Status', label],
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

/** A notice as the mail shows it, from the record as it is now. */
export const describeNotice = (
  { kind, of }: Pick<Notice, 'kind' | 'of'>,
  record: DocumentSnapshot,
): NoticeInMail => ({ kind, ...describers[of](record), href: staffLink(of, record.id) });

import { internationalNumber, removedText } from '@selasar/domain/core';
import type { Booking, Transfer } from '@selasar/domain/requests';
import { isValid, type Row } from '../../data/firebase/rows.ts';
import { mostOfGuest } from '../../data/requests/requests.ts';
import { type NamedRequest, requestsIn } from '../requests/sheet/Trip.tsx';

export interface Contact {
  email?: string;
  phone?: string;
}

/** What is left of removed guests is nobody's, and a number without its country may be somebody else's. */
export function contactIn(params: URLSearchParams): Contact {
  const email = (params.get('email') ?? '').trim().toLowerCase();
  const phone = (params.get('phone') ?? '').trim();
  return {
    ...(email && email !== removedText.toLowerCase() ? { email } : {}),
    ...(internationalNumber(phone) ? { phone } : {}),
  };
}

export interface Found {
  bookings: readonly Row<Booking>[];
  transfers: readonly Row<Transfer>[];
}

export interface GuestRequests {
  /** The newest first. */
  requests: NamedRequest[];
  damaged: number;
  /** There may be more. */
  isCut: boolean;
}

export function requestsOf({ email, phone = '' }: Contact, found: readonly Found[]): GuestRequests {
  const number = internationalNumber(phone);
  const distinct = <Item extends Row<Booking> | Row<Transfer>>(
    lists: readonly (readonly Item[])[],
  ) =>
    [...new Map(lists.flat().map((row) => [row.id, row])).values()].filter(
      ({ customerEmail, customerPhone = '' }) =>
        (email !== undefined && customerEmail === email) ||
        (number !== undefined && internationalNumber(customerPhone) === number),
    );
  const bookings = distinct(found.map((one) => one.bookings));
  const transfers = distinct(found.map((one) => one.transfers));
  const all = requestsIn({ bookings, transfers }).toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
  const lists = [all, ...found.flatMap((one) => [one.bookings, one.transfers])];
  return {
    requests: all.slice(0, mostOfGuest),
    damaged: [...bookings, ...transfers].filter((row) => !isValid<object>(row)).length,
    isCut: lists.some(({ length }, index) => length >= mostOfGuest + (index === 0 ? 1 : 0)),
  };
}

import {
  type CivilDate,
  collections,
  statusesOf,
  addDays,
  maxStayNights,
} from '@selasar/domain/core';
import type { OfferCollection } from '@selasar/domain/offers';
import { bookingStatus, type Booking } from '@selasar/domain/requests';
import {
  collection,
  query,
  where,
  type Query,
  getDocsFromServer,
  limit,
  orderBy,
  getCountFromServer,
} from 'firebase/firestore';
import { store } from '../firebase/store.ts';
import { withDeadline } from '../firebase/failure.ts';
import { isValid, toRow, type Row } from '../firebase/rows.ts';
import { bookingCollection } from '../requests/requests.ts';
import { listenToWhole } from '../firebase/live/listen.ts';
import { useLive, type Watched } from '../firebase/live/useLive.ts';

export const competingAtMost = 40;

type Wanted = Pick<Booking, 'tourId' | 'villaId' | 'startDate' | 'endDate'>;

function competingOf({ tourId, villaId = '', startDate, endDate }: Wanted) {
  const [first, last] =
    tourId === undefined
      ? [addDays(startDate, 1), addDays(endDate, maxStayNights)]
      : [startDate, startDate];
  return query(
    openBookings(tourId === undefined ? 'villas' : 'tours', tourId ?? villaId, first),
    where('endDate', '<=', last),
    orderBy('endDate'),
    limit(competingAtMost),
  );
}

/** Undefined follows nothing. */
export function useCompetingRequests(wanted: Wanted | undefined): Watched<Row<Booking>[]> {
  const live = useLive(
    `rivals ${wanted?.tourId ?? wanted?.villaId} ${wanted?.startDate} ${wanted?.endDate}`,
    wanted && listenToWhole(bookingCollection, () => competingOf(wanted)),
  );
  if (live.status !== 'success' || wanted?.tourId !== undefined) return live;
  const isBefore = ({ startDate }: Row<Booking>) =>
    startDate === undefined || startDate < (wanted?.endDate ?? '');
  return { ...live, data: live.data.filter(isBefore) };
}

const timeoutMs = 8000;

export async function countOpenBookings(
  offers: OfferCollection,
  slug: string,
  today: CivilDate,
): Promise<number> {
  const found = getCountFromServer(openBookings(offers, slug, today));
  return (await withDeadline(found, timeoutMs)).data().count;
}

/** Without invalid records. `isCut`: there may be more. */
export async function readOpenBookings(
  offers: OfferCollection,
  slug: string,
  today: CivilDate,
  atMost: number,
): Promise<{ bookings: Booking[]; isCut: boolean }> {
  const first = query(openBookings(offers, slug, today), orderBy('endDate'), limit(atMost));
  const { docs } = await withDeadline(getDocsFromServer(first), timeoutMs);
  const rows = docs.map((found) => toRow(bookingCollection, found));
  return { bookings: rows.filter(isValid), isCut: docs.length === atMost };
}

const itemField = { tours: 'tourId', villas: 'villaId' } as const;
const open = statusesOf(bookingStatus, ({ isOpen }) => isOpen);

export const openBookings = (offers: OfferCollection, slug: string, today: CivilDate): Query =>
  query(
    collection(store, collections.bookings),
    where(itemField[offers], '==', slug),
    where('status', 'in', open),
    where('endDate', '>=', today),
  );

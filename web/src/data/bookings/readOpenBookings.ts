import type { Booking, CivilDate, OfferCollection } from '@selasar/domain';
import { getDocsFromServer, limit, orderBy, query } from 'firebase/firestore';
import { withDeadline } from '../firebase/deadline.ts';
import { isWhole, toRow } from '../firebase/rows.ts';
import { bookingCollection } from './collection.ts';
import { openBookings } from './openBookings.ts';

const patienceMs = 8000;

/** Reads the open bookings that end first, without invalid records. `isCut`: there may be more. */
export async function readOpenBookings(
  offers: OfferCollection,
  slug: string,
  today: CivilDate,
  atMost: number,
): Promise<{ bookings: Booking[]; isCut: boolean }> {
  const first = query(openBookings(offers, slug, today), orderBy('endDate'), limit(atMost));
  const { docs } = await withDeadline(getDocsFromServer(first), patienceMs);
  const rows = docs.map((found) => toRow(bookingCollection, found));
  return { bookings: rows.filter(isWhole), isCut: docs.length === atMost };
}

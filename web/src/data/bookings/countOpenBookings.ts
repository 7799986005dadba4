import type { CivilDate, OfferCollection } from '@selasar/domain';
import { getCountFromServer } from 'firebase/firestore';
import { withDeadline } from '../firebase/deadline.ts';
import { openBookings } from './openBookings.ts';

const patienceMs = 8000;

/** Number of open bookings of a tour or villa that end on or after the given day. */
export async function countOpenBookings(
  offers: OfferCollection,
  slug: string,
  today: CivilDate,
): Promise<number> {
  const found = getCountFromServer(openBookings(offers, slug, today));
  return (await withDeadline(found, patienceMs)).data().count;
}

import { bookingStatus, collections, statusesOf } from '@selasar/domain';
import type { CivilDate, OfferCollection } from '@selasar/domain';
import { collection, getCountFromServer, query, where } from 'firebase/firestore';
import { withDeadline } from '../core/deadline.ts';
import { store } from '../core/store.ts';

const patienceMs = 8000;
const itemField = { tours: 'tourId', villas: 'villaId' } as const;
const open = statusesOf(bookingStatus, ({ isOpen }) => isOpen);

/** How many bookings of a tour or villa are open and not over on the given day. */
export async function countOpenBookings(
  offers: OfferCollection,
  slug: string,
  today: CivilDate,
): Promise<number> {
  const found = query(
    collection(store, collections.bookings),
    where(itemField[offers], '==', slug),
    where('status', 'in', open),
    where('endDate', '>=', today),
  );
  return (await withDeadline(getCountFromServer(found), patienceMs)).data().count;
}

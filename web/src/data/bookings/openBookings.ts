import { bookingStatus, collections, statusesOf } from '@selasar/domain';
import type { CivilDate, OfferCollection } from '@selasar/domain';
import { collection, query, where } from 'firebase/firestore';
import type { Query } from 'firebase/firestore';
import { store } from '../firebase/store.ts';

const itemField = { tours: 'tourId', villas: 'villaId' } as const;
const open = statusesOf(bookingStatus, ({ isOpen }) => isOpen);

/** Open bookings of a tour or villa that end on or after the given day. */
export const openBookings = (offers: OfferCollection, slug: string, today: CivilDate): Query =>
  query(
    collection(store, collections.bookings),
    where(itemField[offers], '==', slug),
    where('status', 'in', open),
    where('endDate', '>=', today),
  );

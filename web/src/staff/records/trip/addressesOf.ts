import type { Booking, Transfer } from '@selasar/domain';
import { isWhole } from '../../../data/firebase/rows.ts';
import type { Row } from '../../../data/firebase/rows.ts';
import { itemName } from '../../bookings/bookingText.ts';

interface Requests {
  bookings: readonly Row<Booking>[];
  transfers: readonly Row<Transfer>[];
}

/** The email addresses of a trip's requests, each with what it booked. */
export function addressesOf({
  bookings,
  transfers,
}: Requests): { email: string; items: string[] }[] {
  const items = new Map<string, string[]>();
  const add = (email: string, item: string) => {
    if (email) items.set(email, [...(items.get(email) ?? []), item]);
  };
  for (const booking of bookings.filter(isWhole)) add(booking.customerEmail, itemName(booking));
  for (const { customerEmail, pickupLocation, destination } of transfers.filter(isWhole)) {
    add(customerEmail, `${pickupLocation} → ${destination}`);
  }
  return [...items].map(([email, booked]) => ({ email, items: booked }));
}

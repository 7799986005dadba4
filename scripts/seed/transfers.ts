import { addDays, baliDate, collections, foundBy, pathOf } from '@selasar/domain/core';
import { transfer } from '@selasar/domain/pricing';
import { transferSearch, transferStatus } from '@selasar/domain/requests';
import type { Firestore } from 'firebase-admin/firestore';
import { addMissing, type SeedDocument } from './addMissing.ts';
import { driverOf } from './crew.ts';
import { historyOf, timesOf } from './history.ts';
import { emailOf, seedId } from './identity.ts';
import type { TransferRow } from './transferRows.ts';
import { tripOf } from './trips.ts';

/** Stores airport transfers, each with its history. */
export async function seedTransfers(
  db: Firestore,
  transfers: readonly SeedDocument[],
): Promise<number> {
  const added = await addMissing(db, transfers);
  await addMissing(db, transfers.flatMap(historyOf(transferStatus)));
  return added;
}

/** Airport transfers around `now`. */
export const transfersOf = (rows: readonly TransferRow[], now: Date): SeedDocument[] =>
  rows.map((row, index) => transferOf(row, seedId(index), now));

function transferOf(row: TransferRow, id: string, now: Date): SeedDocument {
  const [guest, from, to, pickupInDays, hour, passengers, luggage, requestedDaysAgo, status] = row;
  const flight = row[9];
  const searchable = {
    customerName: guest,
    customerEmail: emailOf(guest),
    customerPhone: '+62 812 3456 7890',
    pickupLocation: from,
    destination: to,
    ...(flight ? { flightNumber: flight } : {}),
  };
  return {
    path: pathOf(collections.transfers, id),
    data: {
      ...searchable,
      ...foundBy(transferSearch, { id, ...searchable }),
      pickupDate: addDays(baliDate(now), pickupInDays),
      pickupTime: transfer.pickupTimes[hour],
      passengers,
      luggage,
      totalAmount: transfer.totalAmount,
      isStandalone: true,
      ...driverOf(guest),
      ...tripOf(guest, 'transfers', now),
      status,
      ...timesOf(now, requestedDaysAgo, transferStatus, status),
    },
  };
}

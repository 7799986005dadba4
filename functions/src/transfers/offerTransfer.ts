import {
  invalidTerms,
  documents,
  checkTransfer,
  readTransferTerms,
  type Transfer,
  type TransferTerms,
  type TransferChangeForm,
} from '@selasar/domain';
import * as logger from '../platform/log.ts';
import { guestError } from '../platform/callError.ts';
import { refuseInput } from '../changes/refuseInput.ts';
import { db, type ReadAll } from '../platform/firestore.ts';

/**
 * The vehicle and price of a requested transfer, by the stored terms. Throws for what the terms do not allow, and if
 * the price differs from the one that the guest saw.
 */
export const offerTransfer = async (
  readAll: ReadAll,
  requested: TransferChangeForm,
  shownTotal: number | undefined,
  check = checkTransfer,
): Promise<OfferedTransfer> =>
  offerBy(await readTerms(readAll), requested, shownTotal, new Date(), check);

type OfferedTransfer = Pick<Transfer, 'totalAmount' | 'vehicle' | 'freeCancellationHours'>;

/** As above, for given terms and a given moment. */
export function offerBy(
  terms: TransferTerms,
  requested: TransferChangeForm,
  shownTotal: number | undefined,
  now: Date,
  check = checkTransfer,
): OfferedTransfer {
  const { offered, refused } = check(requested, terms, now);
  if (refused) throw refuseInput(refused);
  const { totalAmount, vehicle } = offered;
  if (shownTotal !== undefined && shownTotal !== totalAmount) {
    throw guestError({ code: 'price-changed', facts: { totalAmount } });
  }
  const { freeCancellationHours } = terms;
  return {
    totalAmount,
    ...(vehicle ? { vehicle: vehicle.name } : {}),
    ...(freeCancellationHours > 0 ? { freeCancellationHours } : {}),
  };
}

export async function readTerms(readAll: ReadAll): Promise<TransferTerms> {
  const [stored] = await readAll(db.doc(documents.transferTerms));
  const terms = readTransferTerms(stored?.data());
  if (terms !== invalidTerms) return terms;
  logger.error('The terms of transfers are damaged: none can be booked', {
    document: documents.transferTerms,
  });
  throw guestError({ code: 'terms-damaged' });
}

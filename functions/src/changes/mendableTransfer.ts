import {
  judgedTransferFields,
  judgeTransferDespite,
  mendedRouteProblem,
  problem,
  softTermSchema,
  vehicleOf,
  vehiclePrice,
  type MendedTransferForm,
  type TransferStatus,
} from '@selasar/domain';
import { unlocked } from '../platform/firestore.ts';
import { offerBy, readTerms } from '../transfers/offerTransfer.ts';
import { transfer, type StoredTransfer } from '../transfers/transfer.ts';
import type { Mendable } from './mendable.ts';
import { refuseInput } from './refuseInput.ts';
import type { Fields } from './requestType.ts';

export const mendableTransfer: Mendable<StoredTransfer, TransferStatus, MendedTransferForm> = {
  ...transfer,
  price: 'totalAmount',
  fieldsOf: (form) => form,
  isMoved: (stored, after) =>
    judgedTransferFields.some((field) => (stored[field] ?? '') !== (after[field] ?? '')),
  judge,
  pricedBy: (_, totalAmount) => ({ totalAmount }),
  compute,
};

/** As a new transfer is judged. One from before there were vehicles is asked for none. A price that staff have set stays. */
async function judge(
  stored: StoredTransfer,
  after: StoredTransfer,
  despite: readonly string[] | 'all',
): Promise<Fields> {
  const { vehicleId = '', flightNumber = '', specialRequests = '' } = after;
  const wish = { ...after, vehicleId, flightNumber, specialRequests };
  const now = new Date();
  const found = mendedRouteProblem(wish, stored, now);
  if (found) throw refuseInput(found);
  const seen = softTermSchema.options.filter((term) => despite === 'all' || despite.includes(term));
  const terms = await readTerms(unlocked);
  const own = vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const { totalAmount, vehicle } = offerBy(own, wish, undefined, now, (...asked) =>
    judgeTransferDespite(seen, ...asked),
  );
  return { vehicle, ...(stored.priceReason === undefined ? { totalAmount } : {}) };
}

async function compute({ vehicleId }: StoredTransfer): Promise<{ total: number; fields: Fields }> {
  const vehicle = vehicleId ? vehicleOf(vehicleId, await readTerms(unlocked)) : undefined;
  if (vehicleId && !vehicle) {
    throw refuseInput({ field: 'total', report: problem('vehicle-gone') });
  }
  const total = vehiclePrice(vehicle);
  return { total, fields: { totalAmount: total } };
}

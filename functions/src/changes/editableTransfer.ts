import {
  checkedTransferFields,
  checkTransferWithOverrides,
  editedRouteProblem,
  problem,
  overridableRuleSchema,
  vehicleOf,
  vehiclePrice,
  type EditedTransferForm,
} from '@selasar/domain';
import { plainReader } from '../platform/firestore.ts';
import { offerBy, readTerms } from '../transfers/offerTransfer.ts';
import { transfer, type StoredTransfer } from '../transfers/transfer.ts';
import type { Editable } from './editable.ts';
import { refuseInput } from './refuseInput.ts';
import type { Fields } from './requestType.ts';

export const editableTransfer: Editable<StoredTransfer, EditedTransferForm> = {
  ...transfer,
  price: 'totalAmount',
  fieldsOf: (form) => form,
  isMoved: (stored, after) =>
    checkedTransferFields.some((field) => (stored[field] ?? '') !== (after[field] ?? '')),
  check,
  pricedBy: (_, totalAmount) => ({ totalAmount }),
  compute,
};

/**
 * The same check as for a new transfer. Transfers from before vehicles existed need none. A price set by staff stays.
 */
async function check(
  stored: StoredTransfer,
  after: StoredTransfer,
  overrides: readonly string[] | 'all',
): Promise<Fields> {
  const { vehicleId = '', flightNumber = '', specialRequests = '' } = after;
  const requested = { ...after, vehicleId, flightNumber, specialRequests };
  const now = new Date();
  const found = editedRouteProblem(requested, stored, now);
  if (found) throw refuseInput(found);
  const seen = overridableRuleSchema.options.filter(
    (term) => overrides === 'all' || overrides.includes(term),
  );
  const terms = await readTerms(plainReader);
  const own = vehicleId === '' ? { ...terms, vehicles: [] } : terms;
  const { totalAmount, vehicle } = offerBy(own, requested, undefined, now, (...input) =>
    checkTransferWithOverrides(seen, ...input),
  );
  return { vehicle, ...(stored.priceReason === undefined ? { totalAmount } : {}) };
}

async function compute({ vehicleId }: StoredTransfer): Promise<{ total: number; fields: Fields }> {
  const vehicle = vehicleId ? vehicleOf(vehicleId, await readTerms(plainReader)) : undefined;
  if (vehicleId && !vehicle) {
    throw refuseInput({ field: 'total', report: problem('vehicle-gone') });
  }
  const total = vehiclePrice(vehicle);
  return { total, fields: { totalAmount: total } };
}

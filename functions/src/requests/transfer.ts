import { collections, documents, isPastTime, problem } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import { guestMessageItem } from '@selasar/domain/mail';
import {
  checkedTransferFields,
  checkTransfer,
  checkTransferWithOverrides,
  invalidTerms,
  overridableRuleSchema,
  readTransferTerms,
  type TransferChangeForm,
  type TransferTerms,
  vehicleOf,
  vehiclePrice,
} from '@selasar/domain/pricing';
import {
  canSetTransferStatus,
  editedRouteProblem,
  type EditedTransferForm,
  type Transfer,
  transferFactsSchema,
  transferSchema,
} from '@selasar/domain/requests';
import { transferChangeSchema } from '@selasar/domain/trips';
import { transferMail } from '../mail/templates/transferMail.ts';
import { guestError, invalidInput } from '../platform/callError.ts';
import { db, plainReader, type ReadAll } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { validate } from '../platform/operation.ts';
import type { CheckedChange, Fields, Moment, KindOnServer } from './kindOnServer.ts';

export type StoredTransfer = Omit<Transfer, 'createdAt' | 'updatedAt'>;

export const transfer: KindOnServer<StoredTransfer> = {
  kind: collections.transfers,
  schema: transferSchema.omit({ id: true, createdAt: true, updatedAt: true }),
  isAllowed: canSetTransferStatus,
  called: () => t('airport transfer'),
  item: guestMessageItem.transfers,
  parts: ({ pickupDate }) => [{ part: 'transfer', date: pickupDate }],
  mailContent: transferMail,
  fieldsOf: (form: EditedTransferForm) => form,
  isMoved: (stored, after) =>
    checkedTransferFields.some((field) => (stored[field] ?? '') !== (after[field] ?? '')),
  checkEdit,
  pricedBy: (_, totalAmount) => ({ totalAmount }),
  computePrice,
  isOver: ({ pickupDate, pickupTime }, now) => isPastTime(pickupDate, pickupTime, now),
  factsOf: (stored) => transferFactsSchema.parse(stored),
  checkChange,
};

/** Throws for what the terms do not allow, and if the price differs from the one that the guest saw. */
export async function offerTransfer(
  readAll: ReadAll,
  requested: TransferChangeForm,
  shownTotal: number | undefined,
  check = checkTransfer,
): Promise<OfferedTransfer> {
  const offered = offerBy(await readTerms(readAll), requested, new Date(), check);
  const { totalAmount } = offered;
  if (shownTotal === undefined || shownTotal === totalAmount) return offered;
  throw guestError({ code: 'price-changed', facts: { totalAmount } });
}

type OfferedTransfer = Pick<Transfer, 'totalAmount' | 'vehicle' | 'freeCancellationHours'>;

function offerBy(
  terms: TransferTerms,
  requested: TransferChangeForm,
  now: Date,
  check = checkTransfer,
): OfferedTransfer {
  const { offered, refused } = check(requested, terms, now);
  if (refused) throw invalidInput(refused);
  const { totalAmount, vehicle } = offered;
  const { freeCancellationHours } = terms;
  return {
    totalAmount,
    ...(vehicle ? { vehicle: vehicle.name } : {}),
    ...(freeCancellationHours > 0 ? { freeCancellationHours } : {}),
  };
}

async function readTerms(readAll: ReadAll): Promise<TransferTerms> {
  const [stored] = await readAll(db.doc(documents.transferTerms));
  const terms = readTransferTerms(stored?.data());
  if (terms !== invalidTerms) return terms;
  const document = documents.transferTerms;
  logger.error('The terms of transfers are damaged: none can be booked', { document });
  throw guestError({ code: 'terms-damaged' });
}

/** A price set by staff stays. */
async function checkEdit(
  stored: StoredTransfer,
  after: StoredTransfer,
  overrides: readonly string[] | 'all',
): Promise<Fields> {
  const { vehicleId = '', flightNumber = '', specialRequests = '' } = after;
  const requested = { ...after, vehicleId, flightNumber, specialRequests };
  const now = new Date();
  const found = editedRouteProblem(requested, stored, now);
  if (found) throw invalidInput(found);
  const seen = overridableRuleSchema.options.filter(
    (term) => overrides === 'all' || overrides.includes(term),
  );
  const terms = await termsFor(vehicleId);
  const { totalAmount, vehicle } = offerBy(terms, requested, now, (...input) =>
    checkTransferWithOverrides(seen, ...input),
  );
  return { vehicle, ...(stored.priceReason === undefined ? { totalAmount } : {}) };
}

async function computePrice({
  vehicleId,
}: StoredTransfer): Promise<{ total: number; fields: Fields }> {
  const vehicle = vehicleId ? vehicleOf(vehicleId, await readTerms(plainReader)) : undefined;
  if (vehicleId && !vehicle) {
    throw invalidInput({ field: 'total', report: problem('vehicle-gone') });
  }
  const total = vehiclePrice(vehicle);
  return { total, fields: { totalAmount: total } };
}

async function checkChange(
  { vehicleId = '' }: StoredTransfer,
  requested: object,
  { now, requestedAt }: Moment,
): Promise<CheckedChange> {
  const change = await validate(transferChangeSchema(now), requested);
  const terms = await termsFor(vehicleId);
  const { totalAmount } = offerBy(terms, { ...change, vehicleId }, requestedAt);
  const facts = { ...change, totalAmount };
  return { facts, fields: { ...facts, priceReason: undefined }, total: totalAmount };
}

/** Transfers from before vehicles existed need none. */
async function termsFor(vehicleId: string): Promise<TransferTerms> {
  const terms = await readTerms(plainReader);
  return vehicleId === '' ? { ...terms, vehicles: [] } : terms;
}
